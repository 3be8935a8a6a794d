import { homeLabels } from '#app/office/home-labels.ts'
import type { Language } from '#server/language.ts'
import { leadSides } from '#server/leads/handling/stages.ts'
import type { SiteRequest } from '#server/site.ts'
import { inboxRowOf } from '../inbox.ts'

/** The maximum number of rows of a side. */
const perSide = 50

/**
 * The leads about a home, by the side that they wait for.
 * @param ref the reference; '' for a home that has none yet.
 */
export async function leadsOfHome(
  site: Pick<SiteRequest, 'leads' | 'catalogue' | 'log' | 'clock'>,
  ref: string,
  language: Language,
) {
  if (ref === '') return []
  const [labels, ...lists] = await Promise.all([
    homeLabels(site),
    ...leadSides.map((side) => site.leads.handling.list(side, { home: ref }, { limit: perSide })),
  ])
  return leadSides.map((side, index) => ({
    side,
    rows: (lists[index] ?? []).map((lead) =>
      inboxRowOf(lead, undefined, { labels, language, now: site.clock() }),
    ),
  }))
}
