import type { TableView } from '../../../wire'
import { StoryTable, type Story } from '../../stories/story-table.svelte'
import type { ShowdownTable } from '../table'
import type { ShowdownView } from '../types'

export type ShowdownStory = Omit<Story, 'view'> & { view: ShowdownView }

/** A table of this game that stands still. */
export class ShowdownStoryTable extends StoryTable implements ShowdownTable {
  constructor(story: ShowdownStory) { super({ ...story, view: story.view as unknown as NonNullable<TableView['view']> }) }

  override why(key: string): Promise<{ rule: string; words: string }> {
    return Promise.resolve({ rule: '3.1', words: `The turn must contain a move and its tiles, so ${key} comes later.` })
  }
}
