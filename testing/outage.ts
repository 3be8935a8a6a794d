import { DatabaseSync } from 'node:sqlite'
import type { DatabaseConnection, QueryResult } from 'kysely'
import { type MockInstance, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { spoolFile } from '#server/leads/intake/spool.ts'

/** What each engine reports when its disk fails. */
const failures = {
  sqlite: { message: 'disk I/O error', code: 'ERR_SQLITE_ERROR', errcode: 10 },
  postgres: { message: 'could not read block 0: Input/output error', code: '58030' },
} as const

/**
 * Lets every statement that names one of these tables fail from now on, as if their part of the
 * disk were gone: in this process, on every connection and in transactions.
 * @returns ends the outage.
 */
export function outageOf(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  ...tables: string[]
): () => void {
  const named = new RegExp(`"(?:${tables.join('|')})"`)
  const executor = db.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  const spies = new Map<DatabaseConnection, MockInstance>()

  function spyOn(connection: DatabaseConnection) {
    if (spies.has(connection)) return
    const executeQuery = connection.executeQuery.bind(connection)
    const spy = vi
      .spyOn(connection, 'executeQuery')
      .mockImplementation((query): Promise<QueryResult<unknown>> => {
        if (!named.test(query.sql)) return executeQuery(query)
        const { message, ...codes } = failures[engine]
        return Promise.reject(Object.assign(new Error(message), codes))
      })
    spies.set(connection, spy)
  }

  const providing = vi.spyOn(executor, 'provideConnection').mockImplementation((consumer) =>
    provideConnection((connection) => {
      spyOn(connection)
      return consumer(connection)
    }),
  )
  return () => {
    providing.mockRestore()
    for (const spy of spies.values()) spy.mockRestore()
  }
}

/**
 * Keeps leads out of the spool, as another process does that hangs while it has the file.
 * @returns ends that.
 */
export function blockSpool(dataDir: string): () => void {
  const file = new DatabaseSync(spoolFile(dataDir))
  file.exec('BEGIN IMMEDIATE')
  return () => file.close()
}
