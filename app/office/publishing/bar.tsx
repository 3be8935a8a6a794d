import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { hereText } from '../autosave/here-text.ts'

interface PublishingBarProps {
  back: { to: string; label: string }
  title: string
  reference?: string
  /** The state, which decides the colour of the status. */
  state: string
  status: string
  /** Whether the typed text is stored, in a sentence. */
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

/** The buttons at the foot of a phone, with the state, which screen readers get from the bar. */
export function PublishingFoot({ saved, isUnsaved = false, others, children }: FootProps) {
  const { language } = useRootData()
  const messages = [saved, hereText(others, language)].filter(Boolean)
  return (
    <div className="pubfoot phone-only">
      {messages.length > 0 && (
        <span className={isUnsaved ? 'saved saved--not' : 'saved'} aria-hidden="true">
          {messages.join('. ')}
        </span>
      )}
      {children}
    </div>
  )
}

interface FootProps {
  /** Whether the typed text is stored, in a sentence. */
  saved?: string | undefined
  isUnsaved?: boolean | undefined
  /** The names of others who are editing the same draft. */
  others?: readonly string[] | undefined
  children: ReactNode
}
