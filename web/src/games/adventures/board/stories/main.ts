import { mount } from 'svelte'
import { applySettings, mountSprites } from '../../../../kit'
import '../../../../styles/base.css'
import Page from './Page.svelte'

mountSprites()
applySettings()
mount(Page, { target: document.getElementById('app')! })
