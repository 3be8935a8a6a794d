import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'

interface PublishingBarProps {
  back: { to: string; label: string }
  title: string
  reference?: string
  /** The state that colours the status. */
  state: string
  status: string
  /** Whether the typed text is stored, as a sentence. */
  saved: string | undefined
  isUnsaved: boolean
  /** A sentence with the name of the member who saved the draft. */
  by: string | undefined
  /** The buttons. */
  children: ReactNode
}

/**
 * The bar of a home or a text: its title and state, whether it is saved, and the buttons for
 * publishing.
 */
export const PublishingBar = (bar: PublishingBarProps) => (
  <div className="pubbar">
    <Link className="back" to={bar.back.to} aria-label={bar.back.label}>
      <Arrow back />
    </Link>
    <h1>{bar.title}</h1>
    {bar.reference !== undefined && <span className="slate wide-only">{bar.reference}</span>}
    <span className={`status status--${bar.state}`}>{bar.status}</span>
    <span className={bar.isUnsaved ? 'saved saved--not' : 'saved'} role="status">
      {bar.saved}
    </span>
    <div className="acts push wide-only">
      {bar.by && <span className="small slate">{bar.by}</span>}
      {bar.children}
    </div>
  </div>
)

/** The same at the foot of a phone. */
export const PublishingFoot = ({ children }: { children: ReactNode }) => (
  <div className="pubfoot phone-only">{children}</div>
)
