import type { DatabaseSync } from 'node:sqlite'
import { tableColumns, tablesOf } from './inspect.ts'

/**
 * Prevents a backup from restoring access that was taken away after it. Members keep the lower of
 * their roles; passwords, second steps and signing keys stay as they are now; everybody has to sign
 * in again.
 * @param database the current one, with the copy attached as `backup`, in a transaction.
 * @returns how many members of staff have fewer rights than in the backup.
 */
export function carryOverAccess(database: DatabaseSync): number {
  endAllSessions(database, 'backup')
  const role = (row: string) => `${row}.app_metadata ->> '$.role'`
  const { changes } = database
    .prepare(
      `UPDATE backup.auth_users AS copy
       SET app_metadata = CASE WHEN ${role('present')} IS NULL
         THEN json_remove(copy.app_metadata, '$.role')
         ELSE json_set(copy.app_metadata, '$.role', ${role('present')}) END
       FROM main.auth_users AS present
       WHERE present.id = copy.id AND (
         ${role('copy')} IS NOT NULL AND ${role('present')} IS NULL
         OR ${role('copy')} = 'manager' AND ${role('present')} = 'agent')`,
    )
    .run()
  database.exec(
    `UPDATE backup.auth_users AS copy SET password_hash = present.password_hash
     FROM main.auth_users AS present WHERE present.id = copy.id;
     DELETE FROM backup.auth_one_time_tokens
     WHERE id NOT IN (SELECT id FROM main.auth_one_time_tokens)`,
  )
  carryOverFactors(database)
  carryOverKeys(database)
  return Number(changes)
}

/** Ends all sessions, because a session that was ended after the backup would be open again. */
export const endAllSessions = (database: DatabaseSync, schema: 'backup' | 'main'): void =>
  database.exec(`DELETE FROM ${schema}.auth_sessions; DELETE FROM ${schema}.auth_codes`)

function carryOverFactors(database: DatabaseSync) {
  if (!tablesOf(database).includes('auth_factors')) return
  const ofBoth = 'user_id IN (SELECT id FROM main.auth_users)'
  database.exec(
    `DELETE FROM backup.auth_challenges;
     DELETE FROM backup.auth_recovery_codes
     WHERE factor_id IN (SELECT id FROM backup.auth_factors WHERE ${ofBoth});
     DELETE FROM backup.auth_factors WHERE ${ofBoth}`,
  )
  insertMissing(database, 'auth_factors', 'user_id IN (SELECT id FROM backup.auth_users)')
  insertMissing(
    database,
    'auth_recovery_codes',
    'factor_id IN (SELECT id FROM backup.auth_factors)',
  )
}

/**
 * Replaces the signing keys of the backup by the current ones, because a key that was retired since
 * may have leaked. Nothing is done if the current database has no keys.
 */
function carryOverKeys(database: DatabaseSync) {
  const key = database.prepare('SELECT 1 FROM main.auth_signing_keys WHERE signs = 1').get()
  if (!key) return
  database.exec('DELETE FROM backup.auth_signing_keys')
  insertMissing(database, 'auth_signing_keys', 'true')
}

/**
 * Adds the rows of a table of the current database that the backup does not have.
 * @param where the SQL condition for these rows.
 */
export function insertMissing(database: DatabaseSync, table: string, where: string): void {
  const list = tableColumns(database, 'main', table)
    .map((column) => `"${column}"`)
    .join(', ')
  database.exec(
    `INSERT OR IGNORE INTO backup."${table}" (${list})
     SELECT ${list} FROM main."${table}" WHERE ${where}`,
  )
}
