import type { ReactNode } from 'react'

interface GroupProps {
  /** Its name in screenshots. */
  id: string
  children: ReactNode
}

/** Specimens of one family; each group is one screenshot of the visual tests. */
export const Group = ({ id, children }: GroupProps) => (
  <section className="grid gallery" id={id} data-group={id}>
    <h2>{id}</h2>
    {children}
  </section>
)

/** One component in one state. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="gallery__specimen">
    <p className="gallery__name">{name}</p>
    {children}
  </div>
)
