import { orErrorPage } from '#app/office/unavailable.ts'
import type { PeriodFigures } from '#server/figures/figures.ts'
import type { Period } from '#server/figures/period.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Reads the figures of a period.
 * @throws a 503 response while the database does not answer.
 */
export const loadFigures = (site: SiteRequest, period: Period): Promise<PeriodFigures> =>
  orErrorPage(site.readFigures(period))
