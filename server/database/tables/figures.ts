import type { Language } from '../../language.ts'

/** How often a page was opened on a day in Spain. */
interface VisitCountsTable {
  /** `2026-02-10`. */
  day: string
  /** English, without a query. */
  path: string
  language: Language
  /** The referring host; '' where none was named, `own` for a page of this site. */
  referrer: string
  visits: number
}

/** The tables of visits. */
export interface FiguresTables {
  visit_counts: VisitCountsTable
}
