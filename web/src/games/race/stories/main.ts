import { open } from '../../stories/open'
import Story from './Story.svelte'

open(Story)
