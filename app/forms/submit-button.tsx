import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'

interface SubmitButtonProps {
  children: string
  /** The button's text while the form is being sent. */
  busyText: string
  busy: boolean
  /** Whether the button takes the whole width, as in a dialog. */
  wide?: boolean
}

/** The button that sends the form around it; it is disabled while the form is being sent. */
export function SubmitButton({ children, busyText, busy, wide = false }: SubmitButtonProps) {
  return (
    <button className={buttonClass({ wide, busy })} disabled={busy}>
      {busy ? busyText : children} {!busy && <Arrow />}
    </button>
  )
}
