import type { ReactNode } from 'react'

interface UntilCorrectedProps {
  copy: Record<'correct' | 'until', string>
  /** The result with other figures in place of the refused ones, if there is one. */
  children?: ReactNode
}

/** Asks the reader to correct the marked figures; the result without them follows. */
export const UntilCorrected = ({ copy, children }: UntilCorrectedProps) => (
  <>
    <p className="lead">
      {copy.correct} {children && copy.until}
    </p>
    {children && <p className="big stale">{children}</p>}
  </>
)
