import type { Database } from './database.ts'

/**
 * Locks the rows of a query until the transaction ends. On SQLite a transaction holds the lock of
 * the whole database from its start.
 */
export const lockRows = <Query extends { forUpdate(): Query }>(
  engine: Database['engine'],
  query: Query,
): Query => (engine === 'postgres' ? query.forUpdate() : query)
