import { advertised } from './advertised.ts'
import type { ArticleWords } from './article-words.ts'

type Marks = ArticleWords['marks']

/** The figure first, its drawing under it, the sentence last. The drawing says nothing that the words do not. */

export function YieldMark({ say }: { say: Marks['yield'] }) {
  const { low, high } = advertised.yield
  return (
    <figure className="mark">
      <Figure say={say} />
      <div
        className="band"
        style={{ '--n': 10, '--a': low / 10, '--b': high / 10 }}
        aria-hidden="true"
      />
      <p className="band__key" aria-hidden="true">
        {say.key.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </p>
    </figure>
  )
}

/** What the tallest month would be, in euros: some air above the higher rent. */
const tallest = 2_700

/** Twelve equal months. */
export function MonthMark({ say }: { say: Marks['month'] }) {
  const { low, high } = advertised.month
  return (
    <figure className="mark">
      <Figure say={say} />
      <ol
        className="months"
        style={{ '--lo': low / tallest, '--hi': high / tallest }}
        aria-hidden="true"
      >
        {Array.from({ length: 12 }, (_, month) => (
          <li key={month} />
        ))}
      </ol>
      <figcaption>{say.caption}</figcaption>
    </figure>
  )
}

/** Nights that bring in a month's rent: the lower rent at the higher rate, the higher at the lower. */
const fewest = Math.ceil(advertised.month.low / advertised.night.high)
const most = Math.ceil(advertised.month.high / advertised.night.low)

/** Thirty-one nights, of which a few do the work. */
export function NightMark({ say }: { say: Marks['night'] }) {
  return (
    <figure className="mark">
      <Figure say={say} />
      <ol className="nights" aria-hidden="true">
        {Array.from({ length: 31 }, (_, night) => (
          <li key={night} className={night < fewest ? 'a' : night < most ? 'b' : undefined} />
        ))}
      </ol>
      <figcaption>{say.caption}</figcaption>
    </figure>
  )
}

const Figure = ({ say: { figure, unit } }: { say: { figure: string; unit: string } }) => (
  <p className="mark__v">
    {figure} <small>{unit}</small>
  </p>
)
