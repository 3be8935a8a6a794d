import type { MouseEventHandler } from 'react'
import { Link } from './link.tsx'
import { Arrow } from './arrow.tsx'

interface ArrowLinkProps {
  to: string
  children: string
  back?: boolean
  /** The subject of the link, for screen readers. */
  about?: string
  /** Opens something in place; without script the link is followed. */
  opener?: { onClick: MouseEventHandler<HTMLAnchorElement>; 'data-replay': string } | undefined
}

/** A link with underlined text and an arrow. */
export function ArrowLink({ to, children, back = false, about, opener }: ArrowLinkProps) {
  return (
    <Link className="go" to={to} {...opener}>
      {back && <Arrow back />}
      <span>
        {children}
        {about && <span className="vh">: {about}</span>}
      </span>
      {!back && <Arrow />}
    </Link>
  )
}
