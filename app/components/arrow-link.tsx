import type { MouseEventHandler } from 'react'
import type { LinkProps } from 'react-router'
import { Arrow } from './arrow.tsx'
import { Link } from './link.tsx'

interface ArrowLinkProps extends Pick<LinkProps, 'suppressHydrationWarning'> {
  to: string
  children: string
  back?: boolean
  /** What the link is about, for screen readers. */
  about?: string
  /** Handlers that open something in place; without a script the link is followed. */
  opener?: { onClick: MouseEventHandler<HTMLAnchorElement>; 'data-replay': string } | undefined
}

/** A link with underlined text and an arrow. */
export function ArrowLink({ to, children, back = false, about, opener, ...link }: ArrowLinkProps) {
  return (
    <Link className="go" to={to} {...opener} {...link}>
      {back && <Arrow back />}
      <span suppressHydrationWarning={link.suppressHydrationWarning}>
        {children}
        {about && <span className="vh">: {about}</span>}
      </span>
      {!back && <Arrow />}
    </Link>
  )
}
