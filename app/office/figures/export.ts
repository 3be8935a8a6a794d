import { writeCsv } from '#server/shared/csv.ts'
import { requireMember } from '../guard.ts'
import type { Route } from './+types/export.ts'
import { loadFigures } from './load.ts'
import { readPeriod } from './read-period.ts'

/** The figures of a period, one a line: `figure,name,number`. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'figures.read')
  const period = readPeriod(args.url.searchParams, new Date(site.now()))
  const { visits, enquiries, viewings, answers, funnel, lost, emails } = await loadFigures(
    site,
    period,
  )
  const rows: [string, string, number][] = [
    ...visits.days.map(({ day, all }): [string, string, number] => ['visits by day', day, all]),
    ...visits.pages.flatMap(({ name, en, es }): [string, string, number][] => [
      ['visits by page, English', name, en],
      ['visits by page, Spanish', name, es],
    ]),
    ...named('visits by referring host', visits.referrers),
    ...named('enquiries by home', enquiries.homes),
    ...enquiries.homes.map((home): [string, string, number] => [
      'viewings by home',
      home.name,
      home.viewings,
    ]),
    ...named('enquiries by page', enquiries.pages),
    ...Object.entries(funnel).map(([stage, count]): [string, string, number] => [
      'funnel',
      stage,
      count,
    ]),
    ...named('lost, by reason', lost),
    ['confirmed viewings', '', viewings],
    ...answers.map((minutes): [string, string, number] => ['minutes to first answer', '', minutes]),
    ...Object.entries(emails).map(([state, count]): [string, string, number] => [
      'e-mails',
      state,
      count,
    ]),
  ]
  const csv = writeCsv([
    ['figure', 'name', 'number'],
    ...rows.map(([figure, name, count]) => [figure, name, String(count)]),
  ])
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${period.from}-${period.to}.csv"`,
    },
  })
}

const named = (figure: string, counts: readonly { name: string; count: number }[]) =>
  counts.map(({ name, count }): [string, string, number] => [figure, name, count])
