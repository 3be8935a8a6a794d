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
  /** One below the other, beside each other, or in columns of equal width. */
  layout?: 'stack' | 'row' | 'columns'
  children: ReactNode
}

/** One component in one state, or in several that are compared. */
export const Specimen = ({ name, layout = 'stack', children }: SpecimenProps) => (
  <div className="specimens__one">
    <p className="specimens__name">{name}</p>
    <div className={`specimens__${layout}`}>{children}</div>
  </div>
)
