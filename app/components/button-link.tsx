import { Link } from 'react-router'
import { Arrow } from './arrow.tsx'

interface ButtonLinkProps {
  to: string
  children: string
  /** Outlined instead of solid; one solid button a group. */
  line?: boolean
  wide?: boolean
}

/** A link that looks like the button it is used as. */
export function ButtonLink({ to, children, line = false, wide = false }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ line, wide })} to={to}>
      {children} <Arrow />
    </Link>
  )
}

export const buttonClass = ({ line = false, wide = false }) =>
  ['btn', line && 'btn--line', wide && 'btn--wide'].filter(Boolean).join(' ')
