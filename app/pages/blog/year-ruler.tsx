import type { Year } from '#app/articles/year.ts'
import { insert } from '#app/words.ts'

interface YearRulerProps {
  copy: { year: string; mark: string }
  year: Year
  /** `position` is a fraction of the year. */
  marks: { slug: string; title: string; date: string; position: number }[]
}

/** A year to scale: a tick for each month, and for each article a mark that links to its card. */
export function YearRuler({ copy, year: { from, to, months }, marks }: YearRulerProps) {
  return (
    <div className="year">
      <ol className="year__months" aria-hidden="true">
        {months.map(({ position, label, year }) => (
          <li key={position} style={{ '--at': position }}>
            {label}
            {year && <span> {year}</span>}
          </li>
        ))}
      </ol>
      <ol className="year__marks no-print" aria-label={insert(copy.year, { from, to })}>
        {marks.toReversed().map(({ slug, title, date, position }) => (
          <li key={slug} style={{ '--at': position }}>
            <a href={`#${slug}`} aria-label={insert(copy.mark, { date, title })} title={title} />
          </li>
        ))}
      </ol>
    </div>
  )
}
