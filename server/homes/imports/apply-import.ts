import type { Actor } from '../../audit-log/actor.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import { readFeed } from '../../catalogue/exchange/read-feed.ts'
import type { ImportContext } from './import-context.ts'
import { findImportFile } from './import-file.ts'
import { planFeed } from './plan-file-import.ts'
import { priceJumps, priceJumpsKey } from './price-jumps.ts'
import { recordImport } from './record-import.ts'

/**
 * - `held back`: so many homes would be withdrawn that their number has to be confirmed
 * - `prices unconfirmed`: a chosen home has a price jump that was not confirmed
 * - `missing`: there is no such file, or it has already been applied
 * - `nothing`: no change was chosen, or every chosen change needs one that was not chosen
 */
type Applying = 'applied' | 'held back' | 'prices unconfirmed' | 'missing' | 'nothing'

/** The changes that a member has chosen, and the warnings that the member has confirmed. */
interface Chosen {
  /** The ids of the homes whose changes are made. */
  only: ReadonlySet<string>
  /** The typed number of homes that are withdrawn. */
  confirmed: number | undefined
  /** The key of the price jumps that were confirmed. */
  prices: string | undefined
}

/** Makes the chosen changes of a file in one transaction. */
export async function applyImport(
  context: ImportContext,
  id: string,
  { only, confirmed, prices }: Chosen,
  actor: Actor,
): Promise<Applying> {
  const file = await findImportFile(context, id)
  if (!file) return 'missing'
  const feed = readFeed(file.content, context.siteUrl)
  const { before, write, withdraw } = await planFeed(context, feed)
  const jumps = priceJumps(before, write)
  if (jumps.some((jump) => only.has(jump.id)) && prices !== priceJumpsKey(jumps))
    return 'prices unconfirmed'
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
    context.clock(),
  )
  const { outcome, added, changed, withdrawn } = report
  if (outcome === 'held back') return 'held back'
  const isChanged = added.length + changed.length + withdrawn.length > 0
  return outcome === 'imported' && isChanged ? 'applied' : 'nothing'
}
