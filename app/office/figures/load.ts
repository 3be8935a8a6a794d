import { data } from 'react-router'
import type { Figures, Period } from '#server/figures/figures.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'

/** The figures of a period. @throws 503 while the database does not answer. */
export const loadFigures = (site: SiteRequest, period: Period): Promise<Figures> =>
  site.readFigures(period).catch((error: unknown) => {
    if (isUnavailable(error)) throw data(null, { status: 503 })
    throw error
  })
