import { useMemo, useSyncExternalStore } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { toastOf, useToast } from '#app/toast/toast.tsx'
import {
  changedList,
  type Shortlist,
  type ShortlistChange,
  shortlistInCookies,
  shortlistPath,
  shortlistToCookie,
  withoutChange,
} from './list.ts'

const changed = 'shortlist:changed'

/**
 * The visitor's shortlist; empty until a script runs, because the page is the same for every
 * visitor.
 */
export function useShortlist(): Shortlist {
  const cookies = useSyncExternalStore(subscribe, readCookies, () => '')
  return useMemo(() => shortlistInCookies(cookies), [cookies])
}

let cookiesOfTask: string | undefined

/**
 * Reads the cookies once in a task for all buttons of a page, because the browser asks another
 * process for them, which took a tenth of the hydration of a list.
 */
function readCookies(): string {
  if (cookiesOfTask === undefined) {
    cookiesOfTask = document.cookie
    queueMicrotask(() => (cookiesOfTask = undefined))
  }
  return cookiesOfTask
}

/**
 * Changes the visitor's list in this browser and updates every button of the page. A user's change
 * is also sent to the account, and taken back with a message if that fails. The list is read from
 * the cookie each time, because presses and other tabs may have changed it since the last render.
 */
export function useChangeShortlist() {
  const { language, user, words } = useRootData()
  const showToast = useToast()
  return (change: ShortlistChange): { before: Shortlist; after: Shortlist } => {
    const before = shortlistInCookies(document.cookie)
    const after = changedList(before, change)
    keep(after)
    if (user)
      void sendToAccount(shortlistPath(language), change).catch(() => {
        keep(withoutChange(shortlistInCookies(document.cookie), before, after))
        const toast = toastOf('saveFailed', words.toast.sent)
        if (toast) showToast(toast)
      })
    return { before, after }
  }
}

/** Tells the page that the cookie may hold another list. */
export const announceShortlist = () => window.dispatchEvent(new Event(changed))

function keep(list: Shortlist): void {
  document.cookie = shortlistToCookie(list, location.protocol === 'https:')
  cookiesOfTask = undefined
  announceShortlist()
}

/** @throws where the change was not stored. */
async function sendToAccount(path: string, change: ShortlistChange): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(change),
    // The answer is a redirect to the list's page, which is not needed here.
    redirect: 'manual',
  })
  if (response.type !== 'opaqueredirect') throw new Error(`status ${response.status}`)
  // The answer may have set the cookie.
  announceShortlist()
}

/** Another tab may have changed the list: it is read again when this tab gets the focus. */
function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('focus', notify)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('focus', notify)
  }
}
