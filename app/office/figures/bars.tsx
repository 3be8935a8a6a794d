import type { ReactNode } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

interface FigureBar {
  name: string
  count: number
  /** A note beside the number. */
  more?: string
}

/**
 * Numbers as bars. The numbers are beside them as text, so that no information is in the drawing
 * alone.
 */
export function Bars({ bars }: { bars: readonly FigureBar[] }) {
  const { language } = useRootData()
  const max = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <dl className="bars">
      {bars.map(({ name, count, more }, index) => (
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>
            <svg
              className="rowbar"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 5H100" />
              <path className="all" d={`M0 5H${(count / max) * 100}`} />
            </svg>
          </dd>
          <dd>
            <b>{groupedNumber(count, language)}</b>
          </dd>
          <dd className="slate">{more}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ChartProps {
  title: string
  note?: string
  isWide?: boolean
  children: ReactNode
}

/** A figure with its heading. */
export const Chart = ({ title, note, isWide, children }: ChartProps) => (
  <figure className={isWide ? 'chart chart--wide' : 'chart'}>
    <figcaption>
      <h2>{title}</h2>
      <span className="small slate">{note}</span>
    </figcaption>
    {children}
  </figure>
)
