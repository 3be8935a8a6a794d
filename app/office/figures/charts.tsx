import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { lostReasons } from '#server/leads/handling/stages.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { Bars, Chart } from './bars.tsx'
import { percentOf } from './figure-text.ts'
import { NumberTable } from './number-table.tsx'
import type { FiguresData } from './page-data.ts'
import { VisitsChart } from './visits-chart.tsx'
import type { FiguresWords } from './words.ts'

interface ChartsProps {
  words: FiguresWords
  figures: FiguresData
}

/** Charts of visits by day, by page and by source. */
export function VisitCharts({ words: copy, figures: { visits, days } }: ChartsProps) {
  const { language } = useRootData()
  const { columns } = copy
  const max = Math.max(0, ...days.map((one) => one.all))
  return (
    <>
      <Chart
        title={copy.visits}
        note={insert(copy.visitsNote, { max: groupedNumber(max, language) })}
        isWide
      >
        <VisitsChart words={copy} days={days} />
        <NumberTable
          words={copy}
          caption={copy.visits}
          head={[columns.day, columns.all, columns.es]}
          rows={days.map(({ label, all: count, es }) => [label, count, es])}
        />
      </Chart>
      <Chart title={copy.byPage}>
        <Bars
          bars={visits.pages.slice(0, 8).map(({ name, en, es }) => ({ name, count: en + es }))}
        />
        {visits.pages.length === 0 && <p className="slate">{copy.nothing}</p>}
        <NumberTable
          words={copy}
          caption={copy.byPage}
          head={[columns.page, columns.en, columns.es]}
          rows={visits.pages.map(({ name, en, es }) => [name, en, es])}
        />
      </Chart>
      <Chart title={copy.referrers} note={copy.referrersNote}>
        <Named words={copy} named={visits.referrers} nameOf={(name) => name || copy.direct} />
      </Chart>
    </>
  )
}

/** Charts of enquiries by home and by page. */
export function EnquiryCharts({ words: copy, figures: { enquiries } }: ChartsProps) {
  const { language } = useRootData()
  const { columns } = copy
  return (
    <>
      <Chart title={copy.homes} note={copy.homesNote}>
        <Bars
          bars={enquiries.homes.slice(0, 8).map(({ name, count, viewings: seen }) => ({
            name,
            count,
            more: counted(copy.viewingsOf, seen, language),
          }))}
        />
        {enquiries.homes.length === 0 && <p className="slate">{copy.nothing}</p>}
        <NumberTable
          words={copy}
          caption={copy.homes}
          head={[columns.name, columns.count, columns.viewings]}
          rows={enquiries.homes.map(({ name, count, viewings: seen }) => [name, count, seen])}
        />
      </Chart>
      <Chart title={copy.pages}>
        <Named words={copy} named={enquiries.pages} nameOf={(name) => name} />
      </Chart>
    </>
  )
}

/**
 * Charts of the results of the enquiries, the time until the first answer, and the delivery of
 * e-mails.
 */
export function HandlingCharts({ words: copy, figures }: ChartsProps) {
  const { funnel, lost, answers, answered, emails } = figures
  const { language } = useRootData()
  const stages = (['enquiries', 'answered', 'viewing', 'offer', 'won'] as const).map(
    (stage, index) => ({
      name: copy.stages[stage],
      count: funnel[stage],
      more: index === 0 ? '' : percentOf(funnel[stage], funnel.enquiries, language),
    }),
  )
  return (
    <>
      <Chart title={copy.funnel} note={copy.funnelNote}>
        <Bars bars={stages} />
        {lost.length > 0 && (
          <p className="small slate">
            {copy.lost}:{' '}
            {lost
              .map(({ name, count }) => {
                const reason = lostReasons.find((one) => one === name) ?? 'other'
                return `${count}, ${copy.reasons[reason]}`
              })
              .join('; ')}
            .
          </p>
        )}
      </Chart>
      <Chart title={copy.answers} note={counted(copy.answersNote, answered, language)}>
        <Bars
          bars={answers.map(({ within, count }) => ({
            name: copy.within[within],
            count,
            more: percentOf(count, answered, language),
          }))}
        />
      </Chart>
      <Chart title={copy.emails}>
        <Bars
          bars={(['sent', 'refused', 'waiting'] as const).map((state) => ({
            name: copy.emailStates[state],
            count: emails[state],
          }))}
        />
      </Chart>
    </>
  )
}

interface NamedProps {
  words: FiguresWords
  named: readonly { name: string; count: number }[]
  nameOf: (name: string) => string
}

function Named({ words: copy, named, nameOf }: NamedProps) {
  if (named.length === 0) return <p className="slate">{copy.nothing}</p>
  const bars = named.map(({ name, count }) => ({ name: nameOf(name), count }))
  return <Bars bars={bars.slice(0, 12)} />
}
