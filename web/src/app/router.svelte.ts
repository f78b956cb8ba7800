import { withTransition } from '../kit'

export type Route =
  | { page: 'home' | 'gallery' | 'nowhere' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; rule: string }

function read({ pathname, hash }: Location): Route {
  if (hash === '#gallery') return { page: 'gallery' }
  if (pathname === '/') return { page: 'home' }
  const [, place, name = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  if (name && rest.length === 0) {
    if (place === 't') return { page: 'table', table: decodeURIComponent(name) }
    if (place === 'rules') return { page: 'rules', game: decodeURIComponent(name), rule: hash.slice(1) }
  }
  return { page: 'nowhere' }
}

let route = $state.raw(read(location))
/** Where we are; follows the address bar. */
export const currentRoute = (): Route => route

function follow(): void {
  const next = read(location)
  // a jump within the page is no new page
  if (JSON.stringify(next) !== JSON.stringify(route)) withTransition(() => (route = next))
}

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Links within the app change the page without loading it anew; those that want more keep their nature. */
function click(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  // a jump within the page is the browser's business
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', follow)
document.addEventListener('click', click)
