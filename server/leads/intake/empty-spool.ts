import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { isAboutData } from '../../database/unreachable.ts'
import { withTimeout } from '../../shared/timeout.ts'
import type { Arrival } from '../lead.ts'
import type { Acceptance } from './accept-lead.ts'
import type { Spool, Spooled } from './spool.ts'

/**
 * The maximum time of a transaction that moves leads from the spool, in milliseconds; no request
 * waits for it.
 */
export const moveDeadline = 10_000
/** Leads that are moved from the spool in one transaction. */
const moveSize = 100

/** Stores leads in the database, in one transaction. */
export type StoreLeads = (arrivals: Arrival[]) => Promise<Acceptance[]>

interface Options {
  spool: Spool
  store: StoreLeads
  log: Pick<Logger, 'error'>
  /** Gets the number of leads after each transaction. */
  onMoved(leads: number): void
}

/**
 * Moves the leads of the spool into the database, the oldest first. A lead that was moved before is
 * a repetition there. One that cannot be read, or that the database refuses for what it holds, is
 * set aside and logged, so that it keeps no other from the agency.
 * @throws when the database does not take them; what was not moved stays in the spool.
 */
export async function emptySpool({ spool, store, log, onMoved }: Options): Promise<void> {
  const options = { spool, store, log }
  for (let batch = await nextBatch(options); batch.length > 0; batch = await nextBatch(options))
    onMoved(await moveBatch(batch, options))
}

/** The oldest leads, after those among them that cannot be read were set aside. */
async function nextBatch({ spool, log }: Pick<Options, 'spool' | 'log'>): Promise<Spooled[]> {
  for (let ids = spool.unreadable(moveSize); ids.length > 0; ids = spool.unreadable(moveSize)) {
    await spool.setAside(ids)
    log.error({ leads: ids }, 'leads: set aside in the spool, because they cannot be read')
  }
  return spool.oldest(moveSize)
}

/** @returns how many were moved. */
async function moveBatch(
  batch: Spooled[],
  { spool, store, log }: Omit<Options, 'onMoved'>,
): Promise<number> {
  try {
    await move(batch, spool, store)
    return batch.length
  } catch (error) {
    if (!isAboutData(error)) throw error
  }
  let moved = 0
  for (const lead of batch)
    try {
      await move([lead], spool, store)
      moved++
    } catch (error) {
      if (!isAboutData(error)) throw error
      await spool.setAside([lead.id])
      log.error({ err: error, lead: lead.id }, 'leads: set aside in the spool, because of its data')
    }
  return moved
}

async function move(batch: Spooled[], spool: Spool, store: StoreLeads): Promise<void> {
  const acceptances = await withTimeout(moveDeadline, store(batch.map(({ arrival }) => arrival)))
  // The visitor has read that it arrived, so a lead whose id another one has is stored under a new
  // id.
  const renamed = batch.flatMap(({ arrival }, index) =>
    acceptances[index] === 'conflict'
      ? [
          {
            ...arrival,
            submission: { ...arrival.submission, submissionId: `spool-${randomUUID()}` },
          },
        ]
      : [],
  )
  if (renamed.length > 0) await store(renamed)
  await spool.remove(batch.map(({ id }) => id))
}
