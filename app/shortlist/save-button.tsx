import { useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { toastOf, useToast } from '#app/toast/toast.tsx'
import { hasDropped, shortlistInCookies, shortlistPath } from './list.ts'
import { useChangeShortlist, useShortlist } from './use-shortlist.ts'

interface SaveButtonProps {
  slug: string
  /** The home's name, for screen readers. */
  about: string
  /** The id of the button, to which a page without a script returns. */
  id: string
  /** Whether the button is outlined like the others of its group, instead of looking like text. */
  line?: boolean
}

/**
 * Puts a home on the visitor's shortlist, or takes it off. With a script it changes the list
 * without leaving the page; otherwise it posts a form, and the server sends the visitor back to the
 * same place.
 *
 * The page is the same for every visitor, so it comes with both words. The starter in
 * server/http/pages/starter/shortlist-state.ts sets `aria-pressed` and `name` from the visitor's
 * cookie before the page hydrates; without script, `/shortlist.css` shows the second button of the
 * homes that are on the list.
 */
export function SaveButton({ slug, about, id, line = false }: SaveButtonProps) {
  const { language, words } = useRootData()
  const { pathname, search } = useLocation()
  const saved = useShortlist().includes(slug)
  const change = useChangeShortlist()
  const showToast = useToast()
  const look = line ? 'save btn btn--line' : 'save'

  const toggle = (saved: boolean) => {
    const { before, after } = change(saved ? { remove: slug } : { add: slug })
    const kept = shortlistInCookies(document.cookie).includes(slug) !== saved
    const done = saved ? 'removed' : hasDropped(before, after) ? 'savedFull' : 'saved'
    const toast = toastOf(kept ? done : 'notSaved', words.toast.sent, {
      to: shortlistPath(language),
      text: words.toast.list,
    })
    if (!toast) return
    // The whole former list is set again, which restores its order and a home that was dropped
    // because the list was full.
    const undo = () => void change({ set: before.join('.') })
    showToast(kept ? { ...toast, text: toast.text || about, undo } : toast)
  }

  return (
    <form id={id} className="saveform no-print" method="post" action={shortlistPath(language)}>
      <input type="hidden" name="back" value={`${pathname}${search}#${id}`} />
      <button
        name={saved ? 'remove' : 'add'}
        value={slug}
        className={look}
        aria-pressed={saved}
        suppressHydrationWarning
        // server/http/pages/starter/early-interactions.ts repeats a press from before the script
        // ran.
        data-replay=""
        onClick={(event) => {
          event.preventDefault()
          // A repeated press does what the button offered when the visitor pressed it.
          const seen = event.currentTarget.dataset.pressed
          toggle(seen ? seen === 'remove' : saved)
        }}
      >
        <SaveLabel />
        <span className="vh">: {about}</span>
      </button>
      <noscript>
        <button name="remove" value={slug} className={`${look} save--kept`}>
          <SaveLabel />
          <span className="vh">: {about}</span>
        </button>
      </noscript>
    </form>
  )
}

/** The pennant and both words, which share one place, so that the button is as wide with either. */
function SaveLabel() {
  const { words } = useRootData()
  return (
    <>
      <svg viewBox="0 0 12 17" aria-hidden="true" focusable="false">
        <path d="M1 1h10v15l-5-4.5L1 16z" />
      </svg>
      <span className="save__words">
        <span className="save__off">{words.shortlist.save}</span>
        <span className="save__on">{words.shortlist.saved}</span>
      </span>
    </>
  )
}
