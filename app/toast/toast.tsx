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
import { useShell } from '../shell/use-shell.ts'

export interface Toast {
  title: string
  text: string
  /** Errors stay until they are closed. */
  tone: 'success' | 'error'
}

/** How long a success stays on the screen, in milliseconds (specification §8). */
const successDuration = 5000
/** How long a dismissed toast is still remembered, in milliseconds (specification §4). */
const removalDelay = 1_000_000

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined)

/** Says something at the foot of the page; the newest replaces the one before. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}

/** @param sent the form that was sent without script, said in the page itself. */
export function ToastProvider({ sent, children }: { sent: string | null; children: ReactNode }) {
  const { words } = useShell()
  const [toast, setToast] = useState<Toast | undefined>(() => toastOf(sent, words.toast.sent))
  const [open, setOpen] = useState(toast !== undefined)
  const show = useCallback((next: Toast) => {
    setToast(next)
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

  return (
    <ToastContext value={show}>
      {children}
      {/* The region is there before its words, so that assistive technology announces them. */}
      <div role="status" className="no-print">
        {toast && open && <ToastView toast={toast} onClose={() => setOpen(false)} />}
      </div>
    </ToastContext>
  )
}

function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { words } = useShell()
  const { pathname } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  // Above an open dialog, which is in the browser's top layer too.
  useEffect(() => box.current?.showPopover(), [toast])
  return (
    <div
      ref={box}
      popover="manual"
      className={toast.tone === 'error' ? 'toast toast--error is-open' : 'toast is-open'}
    >
      {toast.tone === 'success' && <span className="toast__time" key={toast.text} />}
      <div>
        {toast.title && <b>{toast.title}</b>}
        <p>{toast.text}</p>
      </div>
      {/* Without script the link goes to the page as it was. */}
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

type ToastWords = ReturnType<typeof useShell>['words']['toast']['sent']

/** What came of a form, or undefined for a form we do not know. */
export function toastOf(kind: string | null, forms: ToastWords): Toast | undefined {
  const words = Object.entries(forms).find(([name]) => name === kind)?.[1]
  return words && { ...words, tone: kind === 'signOutFailed' ? 'error' : 'success' }
}
