import emblems from '../assets/emblems.svg?raw'
import patterns from '../assets/patterns.svg?raw'
import symbols from '../assets/symbols.svg?raw'

/** Puts the sprites into the page once, so that every picture is one `<use href="#id"/>` and follows CSS variables. */
export function mountSprites(): void {
  if (document.getElementById('sprites')) return
  const holder = document.createElement('div')
  holder.id = 'sprites'
  holder.setAttribute('aria-hidden', 'true')
  // not display: none, which would switch the patterns off
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.innerHTML = patterns + emblems + symbols
  document.body.prepend(holder)
}
