import { mount, type Component } from 'svelte'
import { applySettings, mountSprites } from '../../kit'
import '../../styles/base.css'

/** The page of a game's stories. */
export function open(story: Component): void {
  mountSprites()
  applySettings()
  mount(story, { target: document.getElementById('app')! })
}
