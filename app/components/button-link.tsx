import { Arrow } from './arrow.tsx'
import { Link } from './link.tsx'

interface ButtonLinkProps {
  to: string
  children: string
  /** Whether the button is outlined instead of solid; a group of buttons has one solid button. */
  line?: boolean
  wide?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, line = false, wide = false }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ line, wide })} to={to}>
      {children} <Arrow />
    </Link>
  )
}

/** The classes of a button: outlined, over the whole width, or busy. */
export const buttonClass = ({ line = false, wide = false, busy = false }) =>
  ['btn', line && 'btn--line', wide && 'btn--wide', busy && 'is-busy'].filter(Boolean).join(' ')
