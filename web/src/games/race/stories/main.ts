import { mount } from 'svelte'
import { applySettings, mountSprites } from '../../../kit'
import '../../../styles/base.css'
import Story from './Story.svelte'

mountSprites()
applySettings()
mount(Story, { target: document.getElementById('app')! })
