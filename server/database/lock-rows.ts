import type { Database } from './database.ts'

/**
 * A query whose rows nobody else changes until the transaction ends. On SQLite a transaction has
 * the lock of the whole database from its start.
 */
export const lockRows = <Query extends { forUpdate(): Query }>(
  engine: Database['engine'],
  query: Query,
): Query => (engine === 'postgres' ? query.forUpdate() : query)
