import { insert } from '#app/words.ts'
import type { PeriodFigures } from '#server/figures/figures.ts'
import { periodBefore } from '#server/figures/period.ts'
import { languageOf } from '#server/language.ts'
import { lostReasons } from '#server/leads/handling/stages.ts'
import { writeCsv } from '#server/shared/text/csv.ts'
import { requireMember } from '../guard.ts'
import { homeLabels } from '../home-labels.ts'
import type { Route } from './+types/export.ts'
import { pageTitles } from './page-titles.server.ts'
import { readPeriod } from './read-period.ts'
import { type FiguresWords, words } from './words.ts'

/** Exports the figures of a period, one to a line, in the reader's language. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'figures.read')
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const { export: figures, stages, reasons, emailStates } = copy
  const period = readPeriod(args.url.searchParams, new Date(site.clock()))
  const [{ visits, enquiries, viewings, answers, funnel, lost, emails, ...more }, before] =
    await Promise.all([site.readFigures(period), site.readFigures(periodBefore(period))])
  const labels = await homeLabels(site)
  const titleOf = pageTitles(site, labels, language)
  const homeOf = (ref: string) => labels.get(ref)?.title[language] ?? ref
  const rows: Row[] = [
    ...visits.days.map(({ day, all }): Row => [figures.days, day, all]),
    ...visits.pages.flatMap(({ name, en, es }): Row[] => [
      [figures.pages.en, titleOf(name), en, name],
      [figures.pages.es, titleOf(name), es, name],
    ]),
    ...named(figures.referrers, visits.referrers),
    ...enquiries.homes.flatMap(({ name, count, viewings: seen }): Row[] => [
      [figures.homes, homeOf(name), count, name],
      [figures.viewingsOfHomes, homeOf(name), seen, name],
    ]),
    ...enquiries.pages.map(({ name, count }): Row => [
      figures.enquiryPages,
      titleOf(name),
      count,
      name,
    ]),
    ...(['enquiries', 'answered', 'viewing', 'offer', 'won'] as const).map((stage): Row => [
      figures.funnel,
      stages[stage],
      funnel[stage],
    ]),
    ...lost.map(({ name, count }): Row => [
      figures.lost,
      reasons[lostReasons.find((one) => one === name) ?? 'other'],
      count,
    ]),
    [figures.viewings, '', viewings],
    ...handlingRows(more, figures),
    ...earlierRows(before, figures),
    ...answers.map((minutes): Row => [figures.answers, '', minutes]),
    ...(['sent', 'refused', 'waiting'] as const).map((state): Row => [
      figures.emails,
      emailStates[state],
      emails[state],
    ]),
  ]
  const csv = writeCsv([
    [...figures.head],
    ...rows.map(([figure, name, count, code = '']) => [figure, name, String(count), code]),
  ])
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${period.from}-${period.to}.csv"`,
    },
  })
}

/** The rows with the totals of offers, and with the work of each member. */
const handlingRows = (
  { offers, members }: Pick<PeriodFigures, 'offers' | 'members'>,
  figures: FiguresWords['export'],
): Row[] => [
  ...(['open', 'won'] as const).map((one): Row => [figures.offers[one], '', offers[one].sum]),
  ...members.flatMap(({ name, ...done }) =>
    (['answered', 'median', 'viewings', 'won', 'wonSum'] as const).flatMap((one): Row[] => {
      const count = done[one]
      return count === undefined ? [] : [[figures.members[one], name, count]]
    }),
  ),
]

/** The rows with the totals of the period before. */
const earlierRows = (
  { visits, enquiries, viewings, offers }: PeriodFigures,
  { days, funnel, viewings: confirmed, offers: sums, before }: FiguresWords['export'],
): Row[] =>
  (
    [
      [days, visits.total],
      [funnel, enquiries.total],
      [confirmed, viewings],
      [sums.open, offers.open.sum],
      [sums.won, offers.won.sum],
    ] as const
  ).map(([figure, count]) => [insert(before, { figure }), '', count])

/** The code is the address of a page or the reference of a home. */
type Row = [figure: string, name: string, number: number, code?: string]

const named = (figure: string, counts: readonly { name: string; count: number }[]) =>
  counts.map(({ name, count }): Row => [figure, name, count])
