import { number } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { FiguresData } from './page-data.ts'
import { percentOf } from './percent.ts'
import type { FiguresWords } from './words.ts'

interface SumsProps {
  words: FiguresWords
  figures: FiguresData
}

/** The totals of the period. */
export function Sums({ words: copy, figures }: SumsProps) {
  const { visits, enquiries, viewings, median, emails } = figures
  const { language } = useRootData()
  const sums = {
    visits: number(visits.total, language),
    enquiries: number(enquiries.total, language),
    answer: median === undefined ? '–' : duration(median, copy, language),
    viewings: number(viewings, language),
    delivered: percentOf(emails.sent, emails.sent + emails.refused + emails.waiting, language),
  }
  return (
    <dl className="sums">
      {(['visits', 'enquiries', 'answer', 'viewings', 'delivered'] as const).map((name) => (
        <div key={name}>
          <dt>{copy.sums[name]}</dt>
          <dd>{sums[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

const duration = (minutes: number, copy: FiguresWords, language: Language) =>
  minutes < 120
    ? insert(copy.minutes, { n: minutes })
    : insert(copy.hours, { n: number(Math.round(minutes / 60), language) })
