import { homeLabels } from '#app/office/home-labels.ts'
import type { Language } from '#server/language.ts'
import { leadSides } from '#server/leads/handling/stages.ts'
import type { SiteRequest } from '#server/site.ts'
import { inboxRowOf } from '../inbox.ts'

/** Rows of a side that are shown. */
const perSide = 50

/**
 * The leads about a home by whose turn it is.
 * @param ref '' for a home that has none yet.
 */
export async function leadsOfHome(
  site: Pick<SiteRequest, 'leads' | 'catalogue' | 'log' | 'now'>,
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
      inboxRowOf(lead, undefined, { labels, language, now: site.now() }),
    ),
  }))
}
