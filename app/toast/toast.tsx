import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'

export interface Toast {
  title: string
  text: string
  /** Errors stay until they are closed. */
  tone: 'success' | 'error'
  /**
   * Whether the page announces the message already, beside its subject, so that the toast is only
   * shown.
   */
  announced?: boolean
  /** A link to the page that shows the result. */
  link?: { to: string; text: string }
  /** Undoes the change. */
  undo?: () => void
}

/**
 * How long a success stays on the screen, in milliseconds (docs/requirements/forms.md#messages).
 */
const successDuration = 5000
/**
 * How long a dismissed toast is still remembered, in milliseconds
 * (docs/requirements/forms.md#messages).
 */
const removalDelay = 1_000_000

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined)

/**
 * Shows a message at the bottom of the page; a newer message replaces it.
 * @throws outside a {@link ToastProvider}.
 */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}

/** @param sent the form that was sent without a script; its toast is part of the page. */
export function ToastProvider({ sent, children }: { sent: string | null; children: ReactNode }) {
  const { language, words } = useRootData()
  const [toast, setToast] = useState<Toast | undefined>(() =>
    toastOf(sent, words.toast.sent, { to: pathIn(language, '/shortlist'), text: words.toast.list }),
  )
  const [open, setOpen] = useState(toast !== undefined)
  const [shown, setShown] = useState(0)
  /** The path of the page on which the toast was shown. */
  const [page, setPage] = useState<string>()
  const show = useCallback((next: Toast) => {
    setToast(next)
    setShown((before) => before + 1)
    setPage(location.pathname)
    setOpen(true)
  }, [])

  useEffect(() => {
    if (!toast) return
    if (!open) {
      const timer = setTimeout(() => setToast(undefined), removalDelay)
      return () => clearTimeout(timer)
    }
    if (toast.tone === 'error') return
    const timer = setTimeout(() => setOpen(false), successDuration)
    return () => clearTimeout(timer)
  }, [toast, open])

  const { pathname } = useLocation()
  // The page to which the toast links shows the result itself.
  const isThere = toast?.link?.to === pathname
  // A change is undone on the page where it was made; the toast is not shown on another one.
  const isLeft = toast?.undo !== undefined && page !== pathname
  const view = toast && open && !isThere && !isLeft && (
    <ToastView toast={toast} shown={shown} onClose={() => setOpen(false)} />
  )
  return (
    <ToastContext value={show}>
      {children}
      {/* The region exists before its text, so that assistive technology announces the text. */}
      <div role="status" className="no-print">
        {!toast?.announced && view}
      </div>
      {toast?.announced && view}
    </ToastContext>
  )
}

interface ToastViewProps {
  toast: Toast
  /** The number of toasts until this one. */
  shown: number
  onClose: () => void
}

function ToastView({ toast, shown, onClose }: ToastViewProps) {
  const { words } = useRootData()
  const { pathname } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  // Above an open dialog, which is in the browser's top layer too.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each toast is shown anew
  useEffect(() => box.current?.showPopover(), [toast])
  return (
    <div
      ref={box}
      popover="manual"
      className={toast.tone === 'error' ? 'toast toast--error no-print' : 'toast no-print'}
    >
      {/* The key restarts the bar for each toast, even after one with the same text. */}
      {toast.tone === 'success' && <span className="toast__time" key={shown} />}
      <div>
        {toast.title && <b>{toast.title}</b>}
        {toast.text && <p>{toast.text}</p>}
        {(toast.link || toast.undo) && (
          <p className="toast__do">
            {toast.link && (
              <Link to={toast.link.to} onClick={onClose}>
                {toast.link.text}
              </Link>
            )}
            {toast.undo && (
              <button
                type="button"
                className="plain"
                onClick={() => {
                  onClose()
                  toast.undo?.()
                }}
              >
                {words.toast.undo}
              </button>
            )}
          </p>
        )}
      </div>
      {/* Without a script the link leads to the page in its former state. */}
      <a
        className="plain"
        href={pathname}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        {words.toast.close}
      </a>
    </div>
  )
}

type ToastTexts = ReturnType<typeof useRootData>['words']['toast']['sent']

/**
 * The toast for the outcome of a form, or undefined for an unknown form.
 * @param list the link to the shortlist, in the toasts about it.
 */
export function toastOf(
  kind: string | null,
  texts: ToastTexts,
  list?: Toast['link'],
): Toast | undefined {
  const text = Object.entries(texts).find(([name]) => name === kind)?.[1]
  if (!text) return undefined
  const failed = kind === 'notSaved' || kind?.endsWith('Failed')
  const toast: Toast = { ...text, tone: failed ? 'error' : 'success' }
  return list && (kind === 'saved' || kind === 'removed') ? { ...toast, link: list } : toast
}
