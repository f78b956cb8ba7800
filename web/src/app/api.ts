import type { Entry, GameInfo, Join, NewTable, Problem, RulesPage, TableCard } from '../wire'
import { capital } from './words'

/** What went wrong, in one sentence for the player; `rule` if one is to blame. */
export class Trouble extends Error {
  readonly rule: string
  constructor(words: string, rule = '') {
    super(capital(words))
    this.rule = rule
  }
}

async function call<T>(path: string, body?: NewTable | Join): Promise<T> {
  const request = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Trouble('The server cannot be reached. Please try again in a moment.')
  })
  if (response.ok) return await response.json() as T
  // a proxy in between may answer anything
  const problem = await response.json().catch(() => null) as Problem | null
  throw new Trouble(problem?.words ?? `The server answered with error ${response.status}.`, problem?.rule)
}

const kept = new Map<string, Promise<unknown>>()

/** For what does not change while the page is open; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  const answer = kept.get(path) as Promise<T> | undefined ?? call<T>(path)
  kept.set(path, answer)
  answer.catch(() => kept.delete(path))
  return answer
}

export const getGames = () => once<GameInfo[]>('games')
export const getRules = (game: string) => once<RulesPage>(`rules/${encodeURIComponent(game)}`)
/** What stands on the cards of a game; the shape is the game's own. */
export const getContent = <Content>(game: string) => once<Content>(`content/${encodeURIComponent(game)}`)
export const getTables = () => call<TableCard[]>('tables')
export const makeTable = (table: NewTable) => call<Entry>('tables', table)
export const joinTable = (table: string, join: Join) => call<Entry>(`tables/${encodeURIComponent(table)}/join`, join)
export const recordPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`
