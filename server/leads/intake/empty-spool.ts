import { randomUUID } from 'node:crypto'
import { withTimeout } from '../../shared/timeout.ts'
import type { Arrival } from '../lead.ts'
import type { Acceptance } from './accept-lead.ts'
import type { Spool, Spooled } from './spool.ts'

/**
 * The maximum time of a transaction that moves leads from the spool, in milliseconds; no request
 * waits for it.
 */
const moveDeadline = 10_000
/** Leads that are moved from the spool in one transaction. */
const moveSize = 100

/** Stores leads in the database, in one transaction. */
export type StoreLeads = (arrivals: Arrival[]) => Promise<Acceptance[]>

/**
 * Moves the leads of the spool into the database, the oldest first. A lead that was moved before is
 * a repetition there.
 * @param onMoved gets the number of leads after each transaction.
 * @throws when the database does not take them; what was not moved stays in the spool.
 */
export async function emptySpool(
  spool: Spool,
  store: StoreLeads,
  onMoved: (leads: number) => void,
): Promise<void> {
  for (let batch = spool.oldest(moveSize); batch.length > 0; batch = spool.oldest(moveSize)) {
    await move(batch, spool, store)
    onMoved(batch.length)
  }
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
