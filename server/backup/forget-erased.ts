import type { DatabaseSync } from 'node:sqlite'
import { erasedColumns, erasedMark, tablesOfLeads } from '../leads/erase-leads.ts'
import { tablesByEmail } from '../people/registered-data.ts'
import { tablesOf } from './inspect.ts'

/**
 * Erases from the backup, as `leads erase` does, the people who were erased after it. They are
 * found by their leads, by the rows that were deleted with them, and by the e-mail addresses of
 * those rows in the backup. Alerts that their subscribers deleted are deleted as well.
 * @param database the current one, with the copy attached as `backup`, in a transaction.
 * @returns how many leads were erased.
 */
export function forgetErased(database: DatabaseSync): number {
  forgetAddresses(database)
  const columns = Object.keys(erasedColumns).map((column) => `${column} = ?`)
  const { changes } = database
    .prepare(
      `UPDATE backup.leads AS copy
       SET submission_id = present.submission_id, ${columns.join(', ')}
       FROM main.leads AS present
       WHERE present.id = copy.id
         AND present.fingerprint = '${erasedMark}' AND copy.fingerprint != '${erasedMark}'`,
    )
    .run(...Object.values(erasedColumns))
  const ofErased = `lead_id IN (SELECT id FROM backup.leads WHERE fingerprint = '${erasedMark}')`
  for (const table of tablesOfLeads) database.exec(`DELETE FROM backup.${table} WHERE ${ofErased}`)
  database.exec(
    `DELETE FROM backup.unsent_forms WHERE EXISTS (
       SELECT 1 FROM backup.leads
       WHERE fingerprint = '${erasedMark}' AND instr(path || fields, id) > 0);
     DELETE FROM backup.outbox WHERE state != 'sent' AND ${ofErased};
     UPDATE backup.outbox SET payload = NULL, last_error = NULL WHERE ${ofErased}`,
  )
  deleteOrphans(database)
  return Number(changes)
}

function forgetAddresses(database: DatabaseSync) {
  const current = new Set(tablesOf(database))
  // A database that this version has never started has recorded no erased rows.
  const rows = current.has('erased_rows') ? 'SELECT id FROM main.erased_rows' : 'SELECT NULL'
  const ofRows = tablesByEmail.map(
    (table) => `UNION SELECT email FROM backup.${table} WHERE id IN (${rows})`,
  )
  database.exec(
    `CREATE TEMP TABLE erased_addresses AS
     SELECT copy.email FROM backup.leads AS copy JOIN main.leads AS present ON present.id = copy.id
     WHERE present.fingerprint = '${erasedMark}' AND copy.email IS NOT NULL
     ${ofRows.join('\n')}`,
  )
  if (current.has('erased_rows'))
    database.exec('INSERT OR IGNORE INTO backup.erased_rows SELECT id FROM main.erased_rows')
  database.exec(`DELETE FROM backup.alerts WHERE id IN (${rows})`)
  const erased = 'SELECT email FROM erased_addresses'
  // A database that this version has never started has no tables of alerts yet.
  for (const table of tablesByEmail)
    if (current.has(table))
      database.exec(
        `DELETE FROM backup.${table}
         WHERE email IN (${erased}) AND id NOT IN (SELECT id FROM main.${table})
           OR id IN (${rows})`,
      )
  // The last address of a person whose other addresses were erased is not merged with any other.
  database.exec(
    `DELETE FROM backup.outbox
     WHERE state != 'sent' AND lower(json_extract(payload, '$.email')) IN (${erased});
     UPDATE backup.outbox SET recipient = NULL, last_error = NULL WHERE recipient IN (${erased});
     DELETE FROM backup.same_people WHERE email IN (${erased});
     DELETE FROM backup.same_people WHERE person_id IN (
       SELECT person_id FROM backup.same_people GROUP BY person_id HAVING count(*) = 1);
     DELETE FROM backup.unsent_forms WHERE EXISTS (
       SELECT 1 FROM erased_addresses WHERE instr(lower(fields), email) > 0);
     DROP TABLE erased_addresses`,
  )
}

/**
 * Deletes the rows that refer to deleted rows, because foreign keys are not enforced on this
 * connection while another process has the database open.
 */
function deleteOrphans(database: DatabaseSync) {
  const check = database.prepare('PRAGMA backup.foreign_key_check')
  for (let orphans = check.all(); orphans.length > 0; orphans = check.all())
    for (const { table, rowid } of orphans)
      database.prepare(`DELETE FROM backup."${String(table)}" WHERE rowid = ?`).run(Number(rowid))
}
