import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { isAboutData, isOutage } from '../../database/unreachable.ts'
import { withTimeout } from '../../shared/work/timeout.ts'
import type { Arrival } from '../lead.ts'
import type { Acceptance } from './accept-lead.ts'
import type { Spool, Spooled } from './spool.ts'
import { identify } from './submission-identity.ts'

/**
 * The longest time of a transaction that moves leads from the spool, in milliseconds; no request
 * waits for it.
 */
const moveDeadline = 10_000
/** How many leads are moved in one transaction. */
const moveSize = 100

/** Stores leads in the database, in one transaction. */
export type StoreLeads = (arrivals: Arrival[]) => Promise<Acceptance[]>

interface Options {
  spool: Spool
  store: StoreLeads
  log: Pick<Logger, 'error'>
  /**
   * Whether a lead is set aside after this error of the database; otherwise it stays in the spool.
   */
  isHopeless?(error: unknown): boolean
  /** Called after each transaction with the number of moved leads. */
  onMoved(leads: number): void
}

/**
 * Moves the leads of the spool into the database, oldest first, and sets aside those that cannot be
 * moved.
 * @throws when the database does not answer, or some leads could not be stored; leads that were not
 *   moved stay in the spool.
 */
export async function emptySpool({
  spool,
  store,
  log,
  isHopeless = isAboutData,
  onMoved,
}: Options): Promise<void> {
  const options = { spool, store, log, isHopeless }
  for (let batch = await nextBatch(options); batch.length > 0; batch = await nextBatch(options)) {
    const { moved, failure } = await moveBatch(batch, options)
    onMoved(moved)
    if (failure !== undefined) throw failure
  }
}

/** The oldest leads that can be read; unreadable ones among them are set aside. */
async function nextBatch({ spool, log }: Pick<Options, 'spool' | 'log'>): Promise<Spooled[]> {
  for (let ids = spool.unreadable(moveSize); ids.length > 0; ids = spool.unreadable(moveSize)) {
    await spool.setAside(ids)
    log.error({ leads: ids }, 'leads: set aside in the spool, because they cannot be read')
  }
  return spool.oldest(moveSize)
}

/** @returns how many leads were moved, and the first error of those that stay in the spool. */
async function moveBatch(
  batch: Spooled[],
  { spool, store, log, isHopeless }: Required<Omit<Options, 'onMoved'>>,
): Promise<{ moved: number; failure?: unknown }> {
  try {
    await move(batch, spool, store)
    return { moved: batch.length }
  } catch (error) {
    if (isOutage(error)) throw error
  }
  let moved = 0
  let failure: unknown
  for (const lead of batch)
    try {
      await move([lead], spool, store)
      moved++
    } catch (error) {
      if (isOutage(error)) throw error
      if (isHopeless(error)) {
        await spool.setAside([lead.id])
        log.error({ err: error, lead: lead.id }, 'leads: set aside in the spool, not stored')
      } else failure ??= error
    }
  return { moved, failure }
}

async function move(batch: Spooled[], spool: Spool, store: StoreLeads): Promise<void> {
  const storeAll = (arrivals: Arrival[]) => withTimeout(moveDeadline, store(arrivals))
  const acceptances = await storeAll(batch.map(({ arrival }) => arrival))
  const renamed = batch
    .filter((_, index) => acceptances[index] === 'conflict')
    .map(({ arrival }) => withOwnId(arrival))
  if (renamed.length > 0) await storeAll(renamed)
  await spool.remove(batch.map(({ id }) => id))
}

/**
 * Gives a lead another submission id where a lead in the database has its id: the visitor was told
 * that it had arrived, so it must be stored. The new id is derived from the lead, so that a second
 * attempt is recognised as a repetition.
 */
function withOwnId(arrival: Arrival): Arrival {
  const { submissionIds, fingerprint } = identify(arrival)
  const digest = createHash('sha256').update(`${submissionIds[0]} ${fingerprint}`).digest('hex')
  return { ...arrival, submission: { ...arrival.submission, submissionId: `spool-${digest}` } }
}
