import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings, mountSprites } from './kit'
import './styles/base.css'

applySettings()
mountSprites()
mount(App, { target: document.getElementById('app')! })
