import type { ReactNode } from 'react'

interface RefusedProps {
  copy: Record<'correct' | 'until', string>
  /** The result without the figures that were refused, if there is one. */
  children?: ReactNode
}

/** Asks for a correction of the marked figures, above the result without them. */
export const Refused = ({ copy, children }: RefusedProps) => (
  <>
    <p className="lead">
      {copy.correct} {children && copy.until}
    </p>
    {children && <p className="big stale">{children}</p>}
  </>
)
