import type { NextFreeView } from './next-free-view.ts'

/** The first half-hour that is free for a viewing, or how a home can be seen. */
export const NextFree = ({ view: { label, time } }: { view: NextFreeView }) => (
  <p className="small no-print">
    <span className="slate">{label}</span>
    {time && ` ${time}`}
  </p>
)
