import type { ReactNode } from 'react'

interface UntilCorrectedProps {
  copy: Record<'correct' | 'until', string>
  /** The result without the figures that were refused, if there is one. */
  children?: ReactNode
}

/** Asks for a correction of the marked figures, above the result without them. */
export const UntilCorrected = ({ copy, children }: UntilCorrectedProps) => (
  <>
    <p className="lead">
      {copy.correct} {children && copy.until}
    </p>
    {children && <p className="big stale">{children}</p>}
  </>
)
