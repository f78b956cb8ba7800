// The ids of the two sprites; a misspelled picture is a type error.
export type EmblemName =
  | 'leonardo' | 'michelangelo' | 'donatello' | 'raphael' | 'splinter' | 'april' | 'casey' | 'metalhead'
  | 'angel' | 'shredder' | 'krang' | 'bebop' | 'rocksteady' | 'bebop-rocksteady' | 'baxter' | 'wingnut'
  | 'leatherhead' | 'slash' | 'rat-king' | 'foot' | 'mouser' | 'rat' | 'hun' | 'purple-dragon' | 'villain'
  | 'ally' | 'claw' | 'shell'

export type SignName =
  | 'blades' | 'sticks' | 'staff' | 'trident' | 'attack' | 'defense' | 'versatile' | 'scheme' | 'boost'
  | 'skip' | 'reverse' | 'draw-two' | 'wild' | 'wild-draw-four' | 'sewer-lid' | 'from-the-sewers' | 'pizza'
  | 'key-card' | 'dynamite' | 'blockage' | 'all-clear' | 'train' | 'missed-train' | 'flask' | 'ninja-star'
  | 'manhole' | 'stairs' | 'lamp-green' | 'lamp-red' | 'nunchuk' | 'grenade' | 'chainsaw' | 'die-0' | 'die-1' | 'die-2'
  | 'die-3' | 'die-4' | 'die-5' | 'die-6' | 'die-7' | 'die-blank' | 'hit-0' | 'hit-1' | 'hit-2' | 'hit-3' | 'heart'
  | 'heart-empty' | 'dial' | 'threat' | 'machine-on' | 'machine-off' | 'dimension-x' | 'ally-mark'
  | 'henchman-mark' | 'direction' | 'clock' | 'crown' | 'eye' | 'bot' | 'link' | 'undo' | 'why' | 'rules'
  | 'move' | 'tile' | 'hand' | 'target' | 'check' | 'cross' | 'published' | 'partial' | 'stand-in' | 'menu'
  | 'close' | 'chevron' | 'sun' | 'moon' | 'system' | 'sound' | 'mute' | 'log' | 'offline'
