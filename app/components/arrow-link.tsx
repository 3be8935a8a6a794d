import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'
import { Arrow } from './arrow.tsx'

interface ArrowLinkProps extends Pick<LinkProps, 'suppressHydrationWarning'> {
  to: string
  children: string
  back?: boolean
  /** The subject of the link, for screen readers. */
  about?: string
}

/** A link with underlined text and an arrow. */
export function ArrowLink({ to, children, back = false, about, ...link }: ArrowLinkProps) {
  return (
    <Link className="go" to={to} {...link}>
      {back && <Arrow back />}
      <span suppressHydrationWarning={link.suppressHydrationWarning}>
        {children}
        {about && <span className="vh">: {about}</span>}
      </span>
      {!back && <Arrow />}
    </Link>
  )
}
