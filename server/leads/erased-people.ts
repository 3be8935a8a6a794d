import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Arrival } from './lead.ts'

/**
 * Records who was erased, so that their leads are not stored later from the spool of another
 * machine. It runs in the transaction of the erasure, which has locked the spools. Only salted
 * digests are stored.
 * @param names addresses, in lower case, and ids of accounts.
 */
export async function recordErasedPeople(
  transaction: Kysely<Schema>,
  names: readonly string[],
  now: number,
): Promise<void> {
  const rows = names.map((name) => {
    const salt = randomBytes(16).toString('base64url')
    return { salt, digest: digestOf(salt, name), erased_at: now }
  })
  await transaction.insertInto('erased_people').values(rows).execute()
}

/** The arrivals of people who were erased after they had sent them. */
export async function leadsOfErased(
  transaction: Kysely<Schema>,
  arrivals: readonly Arrival[],
): Promise<Set<Arrival>> {
  const first = Math.min(...arrivals.map(({ receivedAt }) => receivedAt))
  const erased = await transaction
    .selectFrom('erased_people')
    .selectAll()
    .where('erased_at', '>=', first)
    .execute()
  return new Set(
    arrivals.filter(({ submission: { fields, userId }, receivedAt }) => {
      const names = [fields.email?.toLowerCase(), userId].filter((name) => name !== undefined)
      return erased.some(
        ({ salt, digest, erased_at }) =>
          erased_at >= receivedAt && names.some((name) => digestOf(salt, name) === digest),
      )
    }),
  )
}

const digestOf = (salt: string, name: string): string =>
  createHash('sha256').update(`${salt} ${name}`).digest('base64url')
