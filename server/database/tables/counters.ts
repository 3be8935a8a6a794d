/** How often something occurred in its window; shared by all processes on PostgreSQL. */
interface RateCountsTable {
  /** A digest, so that neither networks nor e-mail addresses are stored. */
  key: string
  /** In milliseconds since 1970. */
  expires_at: number
  hits: number
}

/** The tables of rate limits. */
export interface CountersTables {
  rate_counts: RateCountsTable
}
