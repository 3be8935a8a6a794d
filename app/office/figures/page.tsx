import { useRootData } from '#app/root-data/use-root-data.ts'
import { medianOf } from '#server/figures/member-counts.ts'
import { periodBefore } from '#server/figures/period.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { date } from '#server/shared/time/formats.ts'
import { requireMember } from '../guard.ts'
import { homeLabels } from '../home-labels.ts'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { EnquiryCharts, HandlingCharts, VisitCharts } from './charts.tsx'
import { MemberTable } from './member-table.tsx'
import { pageTitles } from './page-titles.server.ts'
import { PeriodForm } from './period-form.tsx'
import { readPeriod } from './read-period.ts'
import { Sums } from './sums.tsx'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'figures.read')
  const language = languageOf(args.url.pathname)
  const { days: span, ...period } = readPeriod(args.url.searchParams, new Date(site.clock()))
  const [figures, before, labels] = await Promise.all([
    site.readFigures(period),
    site.readFigures(periodBefore(period)),
    homeLabels(site),
  ])
  const { answers, enquiries, visits } = figures
  const titleOf = pageTitles(site, labels, language)
  return {
    span,
    languages: period.language ?? 'both',
    ...figures,
    enquiries: {
      ...enquiries,
      homes: enquiries.homes.map(({ name, ...counts }) => {
        const title = labels.get(name)?.title[language]
        return { ...counts, name: title ? `${title}, ${name}` : name }
      }),
      pages: enquiries.pages.map(({ name, count }) => ({ count, name: titleOf(name) })),
    },
    visits: {
      ...visits,
      pages: visits.pages.map(({ name, ...counts }) => ({ ...counts, name: titleOf(name) })),
    },
    days: figures.visits.days.map((one) => ({ ...one, label: date(one.day, language) })),
    median: medianOf(answers),
    before: {
      visits: before.visits.total,
      enquiries: before.enquiries.total,
      answer: medianOf(before.answers),
      viewings: before.viewings,
      open: before.offers.open.sum,
      won: before.offers.won.sum,
    },
    answered: answers.length,
    answers: answersWithin(answers),
  }
}

const bounds = [15, 60, 240, 1440] as const

/** The number of first answers within each time. */
const answersWithin = (minutes: readonly number[]) => [
  ...bounds.map((bound) => ({
    within: bound,
    count: minutes.filter((one) => one <= bound).length,
  })),
  { within: 'later' as const, count: minutes.filter((one) => one > 1440).length },
]

export const meta = screenMeta((language) => words[language].title)

/** The agency's figures of a period: visits, enquiries and their results, e-mails. */
export default function FiguresPage({ loaderData: figures }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <PeriodForm words={copy} span={figures.span} languages={figures.languages} />
        <div className="acts">
          <a
            className="btn"
            href={`${pathIn(language, '/office/figures.csv')}?${new URLSearchParams({ days: String(figures.span), language: figures.languages })}`}
          >
            {copy.csv}
          </a>
        </div>
      </div>
      <Sums words={copy} figures={figures} />
      <div className="charts">
        <MemberTable words={copy} members={figures.members} />
        <VisitCharts words={copy} figures={figures} />
        <EnquiryCharts words={copy} figures={figures} />
        <HandlingCharts words={copy} figures={figures} />
      </div>
      <p className="small slate figures__note">{copy.note}</p>
    </div>
  )
}
