import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'

interface SubmitButtonProps {
  children: string
  /** Its text while the form is being sent. */
  busyText: string
  busy: boolean
  /** Over the whole width, as in a dialog. */
  wide?: boolean
}

/** Sends the form around it; disabled while that is under way. */
export function SubmitButton({ children, busyText, busy, wide = false }: SubmitButtonProps) {
  return (
    <button className={buttonClass({ wide, busy })} disabled={busy}>
      {busy ? busyText : children} {!busy && <Arrow />}
    </button>
  )
}
