import type { ReactNode } from 'react'

interface GroupProps {
  /** The name of its screenshot. */
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
  /** The arrangement: stacked, in a row, or in columns of equal width. */
  layout?: 'stack' | 'row' | 'columns'
  children: ReactNode
}

/** A component in one state, or in several to compare. */
export const Specimen = ({ name, layout = 'stack', children }: SpecimenProps) => (
  <div>
    <p className="specimens__name">{name}</p>
    <div className={`specimens__${layout}`}>{children}</div>
  </div>
)
