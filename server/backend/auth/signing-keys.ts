import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { fromJson, type Schema } from '../../database/schema.ts'
import { plainKeys, type StoredKeys } from '../../database/stored-keys.ts'
import type { AuthSigningKeysTable } from '../../database/tables/accounts.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { minute } from '../../shared/time/durations.ts'

/**
 * The only algorithm that we sign with and accept; a token that names another or none is refused.
 */
export const algorithm = 'ES256'

/**
 * How long the keys are kept before they are read again, in milliseconds, because another process
 * may have rotated them.
 */
const rereadAfter = minute
/**
 * How long a retired key still verifies, in milliseconds: longer than the hour for which its tokens
 * are valid.
 */
const retiredFor = 2 * 60 * minute

interface Keys {
  signing: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
  published: JWK[]
}

/** The keys of access tokens, stored in the database so that all processes share them. */
export class SigningKeys {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #stored: StoredKeys
  #keys: Promise<Keys> | undefined
  #readAt = 0

  /** @param stored encrypts the private keys in the database. */
  constructor(db: Kysely<Schema>, clock: Clock, stored: StoredKeys = plainKeys) {
    this.#db = db
    this.#clock = clock
    this.#stored = stored
  }

  async signing(): Promise<Keys['signing']> {
    return (await this.#current()).signing
  }

  /** The key with this id, or undefined. */
  async verifying(kid: string | undefined): Promise<CryptoKey | undefined> {
    if (kid === undefined) return undefined
    const key = (await this.#current()).verifying.get(kid)
    // Another process may have made the key. The keys are read at most once a second, however many
    // forged tokens arrive.
    if (key || this.#clock() - this.#readAt < 1000) return key
    this.#keys = undefined
    return (await this.#current()).verifying.get(kid)
  }

  /** The public keys, for the key set. */
  async published(): Promise<JWK[]> {
    return (await this.#current()).published
  }

  /**
   * Makes a new key that signs from now on; other processes use it within a minute. The old one
   * verifies until the tokens that it signed have expired.
   * @param distrust the old keys stop verifying, for use when one was stolen: in this process at
   *   once, in others within a minute.
   * @returns the new key's id.
   */
  async rotate({ distrust = false } = {}): Promise<string> {
    const now = this.#clock()
    const next = await makeKey(now, this.#stored)
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('auth_signing_keys')
        // The old key only verifies from now on, for which its public key is enough.
        .set({ signs: 0, retired_at: now, private_jwk: '{}' })
        .where('signs', '=', 1)
        .execute()
      await transaction
        .deleteFrom('auth_signing_keys')
        .where('retired_at', distrust ? '<=' : '<', distrust ? now : now - retiredFor)
        .execute()
      await transaction.insertInto('auth_signing_keys').values(next).execute()
    })
    this.#keys = undefined
    return next.kid
  }

  #current(): Promise<Keys> {
    const now = this.#clock()
    if (!this.#keys || now - this.#readAt > rereadAfter) {
      this.#readAt = now
      const keys = this.#read(now)
      this.#keys = keys
      // A failed read must not be cached.
      keys.catch(() => {
        if (this.#keys === keys) this.#keys = undefined
      })
    }
    return this.#keys
  }

  async #read(now: number): Promise<Keys> {
    let rows = await this.#rows(now)
    if (!rows.some((row) => row.signs === 1)) {
      await this.#db
        .insertInto('auth_signing_keys')
        .values(await makeKey(now, this.#stored))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      rows = await this.#rows(now)
    }
    const verifying = new Map<string, CryptoKey>()
    for (const row of rows) verifying.set(row.kid, await importKey(fromJson(row.public_jwk)))
    const active = rows.find((row) => row.signs === 1)
    if (!active) throw new Error('No signing key')
    return {
      signing: { kid: active.kid, key: await importKey(await this.#privateKey(active)) },
      verifying,
      published: rows.map((row) => fromJson(row.public_jwk)),
    }
  }

  /**
   * Decrypts the private key; where it is not encrypted with the present secret, it is stored
   * again.
   */
  async #privateKey({ kid, private_jwk }: Selectable<AuthSigningKeysTable>): Promise<JWK> {
    const { sealed, ...plain } = v.parse(storedKey, fromJson(private_jwk))
    const key =
      sealed === undefined ? plain : v.parse(storedKey, parse(this.#stored.open(sealed, kid)))
    if (!this.#stored.isCurrent(sealed ?? ''))
      await this.#db
        .updateTable('auth_signing_keys')
        .set({ private_jwk: sealedJwk(key, kid, this.#stored) })
        .where('kid', '=', kid)
        .execute()
    return key
  }

  #rows(now: number) {
    return this.#db
      .selectFrom('auth_signing_keys')
      .selectAll()
      .where((where) =>
        where.or([where('signs', '=', 1), where('retired_at', '>', now - retiredFor)]),
      )
      .orderBy('created_at', 'desc')
      .execute()
  }
}

async function makeKey(now: number, stored: StoredKeys) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const named = { kid, alg: algorithm, use: 'sig', key_ops: ['verify'] }
  return {
    kid,
    private_jwk: sealedJwk({ ...(await exportJWK(privateKey)), kid, alg: algorithm }, kid, stored),
    public_jwk: JSON.stringify({ ...publicJwk, ...named }),
    signs: 1 as const,
    created_at: now,
    retired_at: null,
  }
}

/** The column contains JSON: the key itself or, encrypted, `{ "sealed": "…" }`. */
const storedKey = v.looseObject({ sealed: v.optional(v.string()) })

const parse = (json: string): unknown => JSON.parse(json)

function sealedJwk(key: JWK, kid: string, stored: StoredKeys): string {
  const text = JSON.stringify(key)
  const sealed = stored.seal(text, kid)
  return sealed === text ? text : JSON.stringify({ sealed })
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric')
  return key
}
