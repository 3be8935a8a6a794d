import { number, price } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { duration } from './duration.ts'
import type { FiguresData } from './page-data.ts'
import { percentOf } from './percent.ts'
import type { FiguresWords } from './words.ts'

interface SumsProps {
  words: FiguresWords
  figures: FiguresData
}

/** The totals of the period, each beside that of the period before. */
export function Sums({ words: copy, figures }: SumsProps) {
  const { visits, enquiries, viewings, median, answered, emails, offers, before } = figures
  const { language } = useRootData()
  const timeOf = (minutes: number | undefined) =>
    minutes === undefined ? '–' : duration(minutes, copy, language)
  const delivered = percentOf(emails.sent, emails.sent + emails.refused + emails.waiting, language)
  const of = { n: number(answered, language), all: number(enquiries.total, language) }
  const sums: [label: string, now: string, earlier?: string, of?: string][] = [
    [copy.sums.visits, number(visits.total, language), number(before.visits, language)],
    [copy.sums.enquiries, number(enquiries.total, language), number(before.enquiries, language)],
    [copy.sums.answer, timeOf(median), timeOf(before.answer), insert(copy.answeredOf, of)],
    [copy.sums.viewings, number(viewings, language), number(before.viewings, language)],
    [
      counted(copy.sums.open, offers.open.count, language),
      price(offers.open.sum, language),
      price(before.open, language),
    ],
    [
      counted(copy.sums.won, offers.won.count, language),
      price(offers.won.sum, language),
      price(before.won, language),
    ],
    [copy.sums.delivered, delivered],
  ]
  return (
    <dl className="sums">
      {sums.map(([label, now, earlier, part]) => (
        <div key={label}>
          <dt>{label}</dt>
          {earlier !== undefined && (
            <dd className="sums__before">
              {[part, insert(copy.before, { n: earlier })].filter(Boolean).join(', ')}
            </dd>
          )}
          <dd>{now}</dd>
        </div>
      ))}
    </dl>
  )
}
