import type { ReactNode } from 'react'

interface GroupProps {
  /** Its name in screenshots. */
  id: string
  children: ReactNode
}

/** Specimens of one family; each group is one screenshot of the visual tests. */
export const Group = ({ id, children }: GroupProps) => (
  <section className="grid specimens" id={id} data-group={id}>
    <h2>{id}</h2>
    {children}
  </section>
)

interface SpecimenProps {
  name: string
  /** Beside each other instead of one below the other. */
  row?: boolean
  children: ReactNode
}

/** One component in one state, or in several that are compared. */
export const Specimen = ({ name, row = false, children }: SpecimenProps) => (
  <div className="specimens__one">
    <p className="specimens__name">{name}</p>
    <div className={row ? 'specimens__row' : 'specimens__column'}>{children}</div>
  </div>
)
