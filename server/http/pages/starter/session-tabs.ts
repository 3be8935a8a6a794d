/**
 * Runs in a user's page: hides the page and loads it again when it no longer belongs to the user,
 * after an event in another tab or when the browser restores the page from its memory. It runs at
 * once, because no other script of a page runs before the first interaction; a hydrated page
 * listens to the other tabs itself.
 * @param owner the user's e-mail address.
 */
export function watchOwner(owner: string): void {
  const root = document.documentElement
  let reloads = false
  const check = async () => {
    root.hidden = true
    const status = await fetch('/account/status')
      .then((response) => response.json())
      .catch(() => ({}))
    if (status.email === owner) root.hidden = false
    // Two events may arrive together, and a second reload would abort the first.
    else if (!reloads) {
      reloads = true
      location.reload()
    }
  }
  const channel = new BroadcastChannel('auth')
  channel.addEventListener('message', () => void check())
  addEventListener('hydrated', () => channel.close())
  addEventListener('pageshow', (event) => {
    if (event.persisted) void check()
  })
}

/**
 * Runs in the page: tells the other tabs that the session has ended, unless another script of the
 * page has done so.
 * @param event its name in `app/account/events.ts`.
 */
export function announceSignOut(event: string): void {
  const channel = new BroadcastChannel('auth')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
  channel.postMessage(event)
  channel.close()
}
