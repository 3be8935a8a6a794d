import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { FiguresData } from './page-data.ts'
import type { FiguresWords } from './words.ts'

/** Visits by day, as a line; the table beside it has the same figures. */
export function VisitsChart({
  words: copy,
  days,
}: {
  words: FiguresWords
  days: FiguresData['days']
}) {
  const { language } = useRootData()
  const max = Math.max(1, ...days.map(({ all }) => all))
  const line = (count: (one: FiguresData['days'][number]) => number) =>
    days
      .map((one, index) => {
        const x = days.length > 1 ? (index / (days.length - 1)) * 1000 : 0
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(200 - (count(one) / max) * 188).toFixed(1)}`
      })
      .join('')
  const [first, last] = [days[0]?.label ?? '', days.at(-1)?.label ?? '']
  const label = insert(copy.visitsLabel, {
    from: first,
    to: last,
    max: groupedNumber(max, language),
  })
  return (
    <>
      <svg
        className="plot"
        viewBox="0 0 1000 200"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d="M0 200H1000M0 106H1000M0 12H1000" />
        <path className="part" d={line(({ es }) => es)} />
        <path className="all" d={line(({ all }) => all)} />
      </svg>
      <p className="axis">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  )
}
