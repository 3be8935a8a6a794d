import type { Language } from '../../language.ts'

/** How often a page was opened on a day, in Spanish time. */
interface VisitCountsTable {
  /** A date such as `2026-02-10`. */
  day: string
  /** The English path, without a query. */
  path: string
  language: Language
  /** The referring host; '' where there was none, `own` for a page of this site. */
  referrer: string
  visits: number
}

/** The tables of visits. */
export interface FiguresTables {
  visit_counts: VisitCountsTable
}
