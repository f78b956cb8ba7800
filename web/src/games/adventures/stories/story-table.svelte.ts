import { StoryTable } from '../../stories/story-table.svelte'
import type { AdventuresTable } from '../table'

/** A table of this game that stands still. */
export class AdventuresStoryTable extends StoryTable implements AdventuresTable {
  override why(key: string): Promise<{ rule: string; words: string }> {
    return Promise.resolve({ rule: '3.6', words: `An attack begins with who attacks whom, so ${key} comes later.` })
  }
}
