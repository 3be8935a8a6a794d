import type { Actor } from '../../audit-log/actor.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import { readFeed } from '../../catalogue/exchange/read-feed.ts'
import type { ImportContext } from './import-context.ts'
import { findImportFile } from './import-file.ts'
import { planFeed } from './plan-file-import.ts'
import { recordImport } from './record-import.ts'

export type Applying = 'applied' | 'held back' | 'missing' | 'nothing'

/** The homes whose changes are made, and how many withdrawals somebody agreed to. */
export interface Chosen {
  only: ReadonlySet<string>
  confirmed: number | undefined
}

/**
 * Makes the chosen changes of a file, all of them or none.
 * @param confirmed the number of withdrawals that somebody agreed to.
 */
export async function applyImport(
  context: ImportContext,
  id: string,
  { only, confirmed }: Chosen,
  actor: Actor,
): Promise<Applying> {
  const file = await findImportFile(context, id)
  if (!file) return 'missing'
  const { feed, withdraw } = await planFeed(context, readFeed(file.content, context.siteUrl))
  const withdrawals = withdraw.filter((home) => only.has(home)).length
  const report = await importProperties(
    context,
    feed,
    {
      skipRefused: true,
      draftsWithoutPictures: true,
      allowShrink: confirmed === withdrawals,
      only,
      actor,
      written: (transaction, homes) =>
        recordImport({ ...context, db: transaction }, { id, name: file.name, actor }, homes),
    },
    new Date(context.now()),
  )
  if (report.outcome === 'held back') return 'held back'
  return report.outcome === 'imported' ? 'applied' : 'nothing'
}
