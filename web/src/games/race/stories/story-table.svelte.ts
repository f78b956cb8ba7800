import type { RaceView, TableView } from '../../../wire'
import { StoryTable, type Story } from '../../stories/story-table.svelte'
import type { RaceTable } from '../table'

/** `before`: the table before its news. */
export type RaceStory = Omit<Story, 'view'> & { view: RaceView; before?: RaceView }

const plain = (view: RaceView) => view as unknown as NonNullable<TableView['view']>

/** A table of this game that stands still. */
export class RaceStoryTable extends StoryTable implements RaceTable {
  readonly #after: RaceView

  constructor(story: RaceStory) {
    super({ ...story, view: plain(story.before ?? story.view) })
    this.#after = story.view
  }

  override happen(): void {
    this.state = { ...this.state!, view: plain(this.#after) }
    super.happen()
  }

  override why(key: string): Promise<{ rule: string; words: string }> {
    return Promise.resolve({ rule: '2.1', words: `A move goes along the links and ends on a space without another Turtle, so ${key} cannot be done.` })
  }
}
