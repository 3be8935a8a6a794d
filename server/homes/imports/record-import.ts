import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import { propertiesCsv } from '../../catalogue/exchange/csv.ts'
import type { WrittenHomes } from '../../catalogue/exchange/import-properties.ts'
import type { HomesBefore, ImportSummary } from '../../database/tables/homes.ts'
import { readRevisions } from '../home-revisions.ts'
import type { ImportContext } from './import-context.ts'

/**
 * Records what an import changed, in its transaction, so that it can be undone; earlier imports can
 * no longer be undone. An import at the desk has no row yet, so one is added.
 */
export async function recordImport(
  { db: transaction, engine, clock }: Pick<ImportContext, 'db' | 'engine' | 'clock'>,
  { id, name, actor }: { id: string; name: string; actor: Actor },
  { write, withdraw, before, visibleSince }: WrittenHomes,
): Promise<void> {
  // A feed is read every night. Where it changes nothing, the last import can still be undone.
  if (write.length + withdraw.length === 0) return
  const added = write.filter((home) => !before.has(home.id)).map((home) => home.id)
  const changed = write.filter((home) => before.has(home.id)).map((home) => home.id)
  const undo: HomesBefore = {
    added: await readRevisions(transaction, engine, added),
    changed: await readRevisions(transaction, engine, changed),
    withdrawn: (await readRevisions(transaction, engine, withdraw)).map((home) => ({
      ...home,
      publishAt: visibleSince.get(home.id),
    })),
    before: propertiesCsv(changed.flatMap((one) => before.get(one) ?? [])),
  }
  const summary: ImportSummary = {
    added: added.length,
    changed: changed.length,
    gone: withdraw.length,
  }
  await transaction.updateTable('home_imports').set({ undo: null }).execute()
  const applied = {
    state: 'applied' as const,
    content: null,
    summary: JSON.stringify(summary),
    undo: JSON.stringify(undo),
    decided_at: clock(),
  }
  await transaction
    .insertInto('home_imports')
    .values({ id, name, ...applied, created_by: actor.name, created_at: clock() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(applied))
    .execute()
  await recordAuditEntries(
    transaction,
    actor,
    [{ table: 'home_imports', id, before: undefined, after: { file: name, ...summary } }],
    clock(),
  )
}
