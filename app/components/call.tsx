import { useId, type ReactNode } from 'react'
import sealines from '../drawings/sealines.svg?url'

/** The sea as lines that spread towards the viewer; fills the element around it. */
export function SeaLines() {
  return (
    <svg
      className="sealines"
      viewBox="0 0 1440 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sealines}#sealines`} />
    </svg>
  )
}

/** The last section of a page: a sentence on the horizon, its buttons on the water. */
export function Call({ title, children }: { title: string; children: ReactNode }) {
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
