import { advertised } from '#app/buying/advertised.ts'
import type { ArticleWords } from './article-words.ts'

type Marks = ArticleWords['marks']

// Charts of the advertised figures: figure, drawing, caption. Screen readers get the figures from
// the texts.

/** A chart of the advertised yield. */
export function YieldMark({ copy }: { copy: Marks['yield'] }) {
  const { min, max } = advertised.yield
  return (
    <figure className="mark">
      <Figure copy={copy} />
      <div
        className="band"
        style={{ '--n': 10, '--a': min / 10, '--b': max / 10 }}
        aria-hidden="true"
      />
      <p className="band__key" aria-hidden="true">
        {copy.key.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </p>
    </figure>
  )
}

/** The height of the chart, in euros: a margin above the higher rent. */
const tallest = 2_700

/** A chart of twelve equal months. */
export function MonthMark({ copy }: { copy: Marks['month'] }) {
  const { min, max } = advertised.month
  return (
    <figure className="mark">
      <Figure copy={copy} />
      <ol
        className="months"
        style={{ '--lo': min / tallest, '--hi': max / tallest }}
        aria-hidden="true"
      >
        {Array.from({ length: 12 }, (_, month) => (
          <li key={month} />
        ))}
      </ol>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}

/**
 * The numbers of nights that bring in a month's rent: the lower rent at the higher rate, and the
 * higher rent at the lower rate.
 */
const fewest = Math.ceil(advertised.month.min / advertised.night.max)
const maxNights = Math.ceil(advertised.month.max / advertised.night.min)

/** A chart of thirty-one nights; those needed for a month's rent are marked. */
export function NightMark({ copy }: { copy: Marks['night'] }) {
  return (
    <figure className="mark">
      <Figure copy={copy} />
      <ol className="nights" aria-hidden="true">
        {Array.from({ length: 31 }, (_, night) => (
          <li key={night} className={night < fewest ? 'a' : night < maxNights ? 'b' : undefined} />
        ))}
      </ol>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}

const Figure = ({ copy: { figure, unit } }: { copy: { figure: string; unit: string } }) => (
  <p className="mark__v">
    {figure} <small>{unit}</small>
  </p>
)
