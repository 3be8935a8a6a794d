/** How often something occurred in its window; shared by processes on PostgreSQL. */
interface RateCountsTable {
  /** A digest, so that no network or e-mail address is stored. */
  key: string
  /** Milliseconds since 1970. */
  expires_at: number
  hits: number
}

/** The tables of rate limits. */
export interface CountersTables {
  rate_counts: RateCountsTable
}
