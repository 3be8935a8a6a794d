import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { StoredKeys } from '../../../database/stored-keys.ts'
import type { FactorRow } from '../second-factor.ts'

/** A factor's secret is bound to its id: it cannot be put in another user's row. */
const nameOf = (id: string) => `factor ${id}`

/** Encrypts an authenticator's secret for storing. */
export const sealFactorSecret = (stored: StoredKeys, id: string, secret: string): string =>
  stored.seal(secret, nameOf(id))

/**
 * Decrypts an authenticator's secret, in base32; empty for recovery codes. Secrets from before
 * encryption was introduced are returned unchanged.
 * @throws {UnknownSecret} when it was encrypted with a secret that is not configured.
 */
export const openFactorSecret = (
  stored: StoredKeys,
  { id, secret }: Pick<FactorRow, 'id' | 'secret'>,
): string => (secret === null ? '' : stored.open(secret, nameOf(id)))

/**
 * Encrypts again every secret that is not encrypted with the present key, so that the former key
 * can be removed after a start.
 * @returns how many were changed.
 * @throws {UnknownSecret} when one was encrypted with a secret that is not configured.
 */
export async function sealFactorSecrets(db: Kysely<Schema>, stored: StoredKeys): Promise<number> {
  const rows = await db
    .selectFrom('auth_factors')
    .select(['id', 'secret'])
    .where('secret', 'is not', null)
    .execute()
  const changed = rows.flatMap(({ id, secret }) => {
    if (secret === null || stored.isCurrent(secret)) return []
    const sealed = sealFactorSecret(stored, id, openFactorSecret(stored, { id, secret }))
    return sealed === secret ? [] : [{ id, secret, sealed }]
  })
  for (const { id, secret, sealed } of changed)
    await db
      .updateTable('auth_factors')
      .set({ secret: sealed })
      .where('id', '=', id)
      // Another process that starts at the same time may have encrypted it.
      .where('secret', '=', secret)
      .execute()
  return changed.length
}
