import { useId, type ReactNode } from 'react'
import { SeaLines } from './sea-lines.tsx'

/** The last section of a page: a sentence above a drawn horizon, and buttons below it. */
export function ClosingCall({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="call grid on-dark" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="call__sea">
        <SeaLines />
        <div className="call__actions">{children}</div>
      </div>
    </section>
  )
}
