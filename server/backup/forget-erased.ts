import type { DatabaseSync } from 'node:sqlite'
import { erasedColumns, erasedMark, tablesOfLeads } from '../leads/erase-leads.ts'
import { tablesOf } from './inspect.ts'

/**
 * Erases from the backup, as `leads erase` does, the persons who were erased after it. They are
 * found by their leads, and by the e-mail address that these have in the backup.
 * @param database the current one, with the copy attached as `backup`, in a transaction.
 * @returns how many leads were erased.
 */
export function forgetErased(database: DatabaseSync): number {
  forgetAddresses(database)
  const columns = Object.keys(erasedColumns).map((column) => `${column} = ?`)
  const { changes } = database
    .prepare(
      `UPDATE backup.leads AS b
       SET submission_id = n.submission_id, ${columns.join(', ')}
       FROM main.leads AS n
       WHERE n.id = b.id
         AND n.fingerprint = '${erasedMark}' AND b.fingerprint != '${erasedMark}'`,
    )
    .run(...Object.values(erasedColumns))
  const ofErased = `lead_id IN (SELECT id FROM backup.leads WHERE fingerprint = '${erasedMark}')`
  for (const table of tablesOfLeads) database.exec(`DELETE FROM backup.${table} WHERE ${ofErased}`)
  database.exec(
    `DELETE FROM backup.outbox WHERE state != 'sent' AND ${ofErased};
     UPDATE backup.outbox SET payload = NULL, last_error = NULL WHERE ${ofErased}`,
  )
  deleteOrphans(database)
  return Number(changes)
}

function forgetAddresses(database: DatabaseSync) {
  const erased = `
    SELECT b.email FROM backup.leads AS b JOIN main.leads AS n ON n.id = b.id
    WHERE n.fingerprint = '${erasedMark}' AND b.email IS NOT NULL`
  const current = new Set(tablesOf(database))
  // A database that was never started by this version has no alerts yet.
  for (const table of ['consents', 'subscribers', 'auth_users', 'alert_readers'])
    if (current.has(table))
      database.exec(
        `DELETE FROM backup.${table}
         WHERE email IN (${erased}) AND id NOT IN (SELECT id FROM main.${table})`,
      )
  // Whoever was merged with nobody else is alone again.
  database.exec(
    `DELETE FROM backup.outbox
     WHERE state != 'sent' AND lower(json_extract(payload, '$.email')) IN (${erased});
     DELETE FROM backup.same_people WHERE email IN (${erased});
     DELETE FROM backup.same_people WHERE person_id IN (
       SELECT person_id FROM backup.same_people GROUP BY person_id HAVING count(*) = 1)`,
  )
}

/**
 * Deletes what belonged to rows that are gone. Where another process has the database open, the
 * connection that restores does not follow foreign keys.
 */
function deleteOrphans(database: DatabaseSync) {
  const check = database.prepare('PRAGMA backup.foreign_key_check')
  for (let orphans = check.all(); orphans.length > 0; orphans = check.all())
    for (const { table, rowid } of orphans)
      database.prepare(`DELETE FROM backup."${String(table)}" WHERE rowid = ?`).run(Number(rowid))
}
