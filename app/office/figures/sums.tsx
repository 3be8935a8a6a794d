import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { duration, percentOf } from './figure-text.ts'
import type { FiguresData } from './page-data.ts'
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
  const of = { n: groupedNumber(answered, language), all: groupedNumber(enquiries.total, language) }
  const sums: [label: string, now: string, earlier?: string, of?: string][] = [
    [
      copy.sums.visits,
      groupedNumber(visits.total, language),
      groupedNumber(before.visits, language),
    ],
    [
      copy.sums.enquiries,
      groupedNumber(enquiries.total, language),
      groupedNumber(before.enquiries, language),
    ],
    [copy.sums.answer, timeOf(median), timeOf(before.answer), insert(copy.answeredOf, of)],
    [
      copy.sums.viewings,
      groupedNumber(viewings, language),
      groupedNumber(before.viewings, language),
    ],
    [
      counted(copy.sums.open, offers.open.count, language),
      euros(offers.open.sum, language),
      euros(before.open, language),
    ],
    [
      counted(copy.sums.won, offers.won.count, language),
      euros(offers.won.sum, language),
      euros(before.won, language),
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
