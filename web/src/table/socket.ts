import type { FromBrowser, FromServer } from '../wire'

/** With this code the server closes the socket of a table that does not exist. */
const NO_SUCH_TABLE = 4404
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** A phone that slept longer than this may hold a socket that only looks alive. */
const ASLEEP = 20_000

interface Handlers {
  opened: () => void
  heard: (message: FromServer) => void
  lost: () => void
  gone: () => void
}

/** One line to a table, which mends itself. There is never more than one WebSocket behind it. */
export class Line {
  #url: string
  #handlers: Handlers
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #hiddenAt = 0
  #quit = new AbortController()

  constructor(path: string, handlers: Handlers) {
    this.#url = new URL(path, location.href.replace(/^http/, 'ws')).href
    this.#handlers = handlers
    const { signal } = this.#quit
    addEventListener('online', () => this.connect(), { signal })
    document.addEventListener('visibilitychange', () => this.#seen(), { signal })
    this.connect()
  }

  /** Hangs up, if need be, and calls again. */
  connect(): void {
    this.#drop()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#failures = 0
      this.#handlers.opened()
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#handlers.heard(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => this.#closed(event.code)
  }

  /** False if the line is down: then the message is not kept. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#quit.abort()
    this.#drop()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  #closed(code: number): void {
    this.#socket = null
    if (code === NO_SUCH_TABLE) {
      this.close()
      this.#handlers.gone()
      return
    }
    this.#handlers.lost()
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT)
    // spread, so that a restarted server is not met by everybody at once
    this.#timer = setTimeout(() => this.connect(), wait * (.5 + Math.random() / 2))
  }

  #seen(): void {
    if (document.hidden) {
      this.#hiddenAt = Date.now()
      return
    }
    const down = this.#socket === null
    if (down || Date.now() - this.#hiddenAt > ASLEEP) this.connect()
  }
}
