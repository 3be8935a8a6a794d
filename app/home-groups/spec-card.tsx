import { useId, type ReactNode } from 'react'
import type { UnitView } from './unit-view.ts'

interface SpecCardProps {
  title: string
  text: string
  unit: UnitView
  /** The end of the scale in m²; it has four equal steps. */
  scale: number
  /** The level of its heading. */
  level?: 2 | 3
  children?: ReactNode
}

/**
 * A card for one kind of home: price, areas drawn to a scale that all cards share, details and a
 * button.
 */
export function SpecCard({ title, text, unit, scale, level = 2, children }: SpecCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <p className="unit__price">{unit.price}</p>
      {unit.ranges.length > 0 && (
        <div className="scale">
          <dl className="ranges" style={{ '--max': scale }}>
            {unit.ranges.map(({ name, min, max, text }) => (
              <div className="range" key={name}>
                <dt>{name}</dt>
                <dd className="v">{text}</dd>
                <dd className="bar" style={{ '--a': min, '--b': max }} aria-hidden="true" />
              </div>
            ))}
          </dl>
          <p className="ranges__key" aria-hidden="true">
            {[0, 1, 2, 3, 4].map((step) => (
              <span key={step}>{(scale / 4) * step}</span>
            ))}
          </p>
        </div>
      )}
      {unit.details.length > 0 && <DetailList list={unit.details} />}
      {children}
    </>
  )
}

/** A list of names and values, one pair on each line. */
export function DetailList({ list }: { list: readonly { name: string; value: string }[] }) {
  return (
    <dl className="details small">
      {list.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A list in columns below its heading. */
export function Index({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="index">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
