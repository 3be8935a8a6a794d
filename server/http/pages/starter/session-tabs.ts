/**
 * Runs in a user's page: hides it and loads it again when it is no longer theirs, after an event in
 * another tab and when the browser brings it back from its memory. It runs at once, because a page
 * that nobody has touched has no other script; a hydrated page listens to the other tabs itself.
 * @param owner their e-mail address.
 */
export function watchOwner(owner: string): void {
  const root = document.documentElement
  const check = async () => {
    root.hidden = true
    const status = await fetch('/account/status')
      .then((response) => response.json())
      .catch(() => ({}))
    if (status.email === owner) root.hidden = false
    else location.reload()
  }
  const channel = new BroadcastChannel('auth')
  channel.addEventListener('message', () => void check())
  addEventListener('hydrated', () => channel.close())
  addEventListener('pageshow', (event) => {
    if (event.persisted) void check()
  })
}

/**
 * Runs in a page: notifies the other tabs that this one's session has ended, if no script of the
 * page has done so.
 * @param event as `app/account/events.ts` names it.
 */
export function announceSignOut(event: string): void {
  const channel = new BroadcastChannel('auth')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
  channel.postMessage(event)
  channel.close()
}
