import { Form, useSubmit } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { lostReasons } from '#server/leads/handling/handle-lead.ts'
import { date, number } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { requireMember } from '../guard.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { Bars, Chart } from './bars.tsx'
import { Days } from './days.tsx'
import { loadFigures } from './load.ts'
import { readPeriod, spans } from './read-period.ts'
import { NumberTable } from './number-table.tsx'
import { type FiguresWords, words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'figures.read')
  const language = languageOf(args.url.pathname)
  const { days: span, ...period } = readPeriod(args.url.searchParams, new Date())
  const figures = await loadFigures(site, period)
  const { answers } = figures
  return {
    span,
    asked: period.language ?? 'both',
    ...figures,
    days: figures.visits.days.map((one) => ({ ...one, label: date(one.day, language) })),
    median: answers[Math.floor((answers.length - 1) / 2)],
    answered: answers.length,
    answers: answersWithin(answers),
  }
}

const bounds = [15, 60, 240, 1440] as const

/** How many first answers came within each time. */
const answersWithin = (minutes: readonly number[]) => [
  ...bounds.map((bound) => ({
    within: bound,
    count: minutes.filter((one) => one <= bound).length,
  })),
  { within: 'later' as const, count: minutes.filter((one) => one > 1440).length },
]

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

export type FiguresData = Awaited<ReturnType<typeof loader>>

export default function FiguresPage({ loaderData: figures }: Route.ComponentProps) {
  const { span, asked, visits, enquiries, viewings, median, funnel, lost, emails, days } = figures
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  const percent = (part: number, whole: number) =>
    whole === 0 ? '–' : `${number(Math.round((part / whole) * 1000) / 10, language)} %`
  const duration = (minutes: number) =>
    minutes < 120
      ? insert(copy.minutes, { n: minutes })
      : insert(copy.hours, { n: number(Math.round(minutes / 60), language) })
  const all = emails.sent + emails.refused + emails.waiting
  const sums = {
    visits: number(visits.total, language),
    enquiries: number(enquiries.total, language),
    answer: median === undefined ? '–' : duration(median),
    viewings: number(viewings, language),
    delivered: percent(emails.sent, all),
  }
  const stages = (['enquiries', 'answered', 'viewing', 'offer', 'won'] as const).map(
    (stage, index, list) => ({
      name: copy.stages[stage],
      count: funnel[stage],
      more: index === 0 ? '' : percent(funnel[stage], funnel[list[index - 1] ?? stage]),
    }),
  )
  const most = Math.max(0, ...days.map((one) => one.all))
  const { columns } = copy
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <Form
          className="sentence"
          method="get"
          role="search"
          aria-label={copy.filter.label}
          onChange={({ currentTarget }) => void submit(currentTarget, { replace: true })}
        >
          {copy.filter.last}{' '}
          <select name="days" aria-label={copy.filter.time} defaultValue={span}>
            {spans.map((one) => (
              <option key={one} value={one}>
                {copy.filter.days[one]}
              </option>
            ))}
          </select>
          {copy.filter.in}{' '}
          <select name="language" aria-label={copy.filter.language} defaultValue={asked}>
            {(['both', 'en', 'es'] as const).map((one) => (
              <option key={one} value={one}>
                {copy.filter.languages[one]}
              </option>
            ))}
          </select>
          . <button className="txt">{copy.filter.show}</button>
        </Form>
        <div className="acts">
          <a
            className="btn"
            href={`${pathIn(language, '/office/figures.csv')}?${new URLSearchParams({ days: String(span), language: asked })}`}
          >
            {copy.csv}
          </a>
        </div>
      </div>
      <dl className="sums">
        {(['visits', 'enquiries', 'answer', 'viewings', 'delivered'] as const).map((name) => (
          <div key={name}>
            <dt>{copy.sums[name]}</dt>
            <dd>{sums[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="charts">
        <Chart
          title={copy.visits}
          note={insert(copy.visitsNote, { most: number(most, language) })}
          isWide
        >
          <Days words={copy} days={days} />
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
        <Chart title={copy.homes} note={copy.homesNote}>
          <Bars
            bars={enquiries.homes
              .slice(0, 8)
              .map(({ name, count, viewings: seen }) => ({ name, count, more: String(seen) }))}
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
        <Chart title={copy.answers}>
          <Bars
            bars={figures.answers.map(({ within, count }) => ({
              name: copy.within[within],
              count,
              more: percent(count, figures.answered),
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
      </div>
      <p className="small slate figures__note">{copy.note}</p>
    </div>
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
