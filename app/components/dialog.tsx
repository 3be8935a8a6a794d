import type { ReactNode } from 'react'
import { Arrow } from './arrow.tsx'
import { buttonClass } from './button-link.tsx'

interface DialogProps {
  id: string
  /** The small line above the title, which names the kind of dialog. */
  kind?: string
  title: string
  text: string
  close: string
  children: ReactNode
}

/** A native dialog, opened by any {@link DialogButton} without script. */
export function Dialog({ id, kind, title, text, close, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} closedby="any" aria-labelledby={`${id}-title`}>
      <div className="dialog__inner">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="slate">{text}</p>
        </div>
        {children}
        {/* The bar is shown at the top but is last in the document, so that the first field gets
            the focus. */}
        <div className="dialog__bar">
          <p className="small slate">{kind}</p>
          <form method="dialog">
            <button className="plain">{close}</button>
          </form>
        </div>
      </div>
    </dialog>
  )
}

interface DialogLinkProps {
  /** The id of the dialog. */
  opens: string
  /** The address of the page with the same form. */
  href: string
  children: string
  /** The style of the link: a solid button, or a link with an arrow. */
  variant?: 'solid' | 'go' | undefined
}

/**
 * A link that opens a dialog by the listener in server/http/pages/starter/dialogs.ts. Where no
 * script runs it leads to the page with the same form, in every browser.
 */
export const DialogLink = ({ opens, href, children, variant = 'solid' }: DialogLinkProps) => (
  <a
    className={variant === 'go' ? 'go' : buttonClass({})}
    href={href}
    data-opens={opens}
    aria-haspopup="dialog"
  >
    {variant === 'go' ? <span>{children}</span> : children} <Arrow />
  </a>
)

interface DialogButtonProps {
  /** The id of the dialog. */
  opens: string
  children: string
  /** The style of the button: a solid or outlined button, or a link with an arrow. */
  variant?: 'solid' | 'line' | 'go'
  wide?: boolean
  /** What the button is about, for screen readers. */
  about?: string
}

/**
 * A button that opens a dialog: natively by `commandfor`, in older browsers by the listener in
 * server/http/pages/starter/dialogs.ts.
 */
export function DialogButton({
  opens,
  children,
  variant = 'solid',
  wide = false,
  about,
}: DialogButtonProps) {
  const text = (
    <>
      {children}
      {about && <span className="vh">: {about}</span>}
    </>
  )
  return (
    <button
      type="button"
      className={variant === 'go' ? 'go' : buttonClass({ line: variant === 'line', wide })}
      command="show-modal"
      commandfor={opens}
      aria-haspopup="dialog"
    >
      {variant === 'go' ? <span>{text}</span> : text} <Arrow />
    </button>
  )
}

/** Closes a dialog if it exists. */
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
