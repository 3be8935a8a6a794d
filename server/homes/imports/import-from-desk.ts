import { randomUUID } from 'node:crypto'
import { deskActor } from '../../audit-log/actor.ts'
import type { Feed } from '../../catalogue/exchange/feed.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import type { ImportOptions, ImportReport } from '../../catalogue/exchange/plan-import.ts'
import type { ImportContext } from './import-context.ts'
import { recordImport } from './record-import.ts'

/**
 * Imports a file at the command line. Like an import in the office, it is one entry of the log and
 * can be undone in the office.
 * @param file.name the name by which the office lists it.
 */
export function importFromDesk(
  context: ImportContext,
  { name, feed }: { name: string; feed: Feed },
  options: ImportOptions,
): Promise<ImportReport> {
  const id = randomUUID()
  // The log treats everything that one request has written as one import.
  const actor = { ...deskActor, requestId: id }
  return importProperties(
    context,
    feed,
    {
      ...options,
      actor,
      written: (transaction, homes) =>
        recordImport({ ...context, db: transaction }, { id, name, actor }, homes),
    },
    context.clock(),
  )
}
