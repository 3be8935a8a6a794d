import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts keys that are stored in the database, so that nobody can sign with a copy of it alone.
 */
export interface StoredKeys {
  /** @param name names the key, so that it cannot be put in another key's place. */
  seal(key: string, name: string): string
  /** @throws {UnknownSecret} when the key was sealed with a secret that is not configured. */
  open(stored: string, name: string): string
  /** Whether a key is stored as {@link StoredKeys.seal} would store it now. */
  isCurrent(stored: string): boolean
}

/** A key in the database is encrypted with a secret that is not configured. */
export class UnknownSecret extends Error {
  override name = 'UnknownSecret'

  constructor(name: string) {
    super(
      `the key "${name}" in the database is encrypted by a secret that STORED_KEYS_SECRET does not have: set it as it was when the site last ran here`,
    )
  }
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const sealed = /^sealed1\.([0-9a-f]{8})\.([\w-]+)$/

/**
 * @param secrets the first one seals, and each of them opens. Without secrets, keys are stored in
 *   plain text.
 */
export function openStoredKeys(secrets: readonly string[]): StoredKeys {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'alboran stored keys', 32))
    // A fingerprint that identifies the secret without revealing it.
    return { key, id: hash('sha256', key).slice(0, 8) }
  })
  const [current] = keys

  return {
    seal(text, name) {
      if (!current) return text
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, current.key, iv).setAAD(Buffer.from(name))
      const bytes = Buffer.concat([iv, sealing.update(text), sealing.final(), sealing.getAuthTag()])
      return `sealed1.${current.id}.${bytes.toString('base64url')}`
    },
    open(stored, name) {
      const [, id, text = ''] = sealed.exec(stored) ?? []
      if (id === undefined) return stored
      const match = keys.find((one) => one.id === id)
      if (!match) throw new UnknownSecret(name)
      const bytes = Buffer.from(text, 'base64url')
      const opening = createDecipheriv(cipher, match.key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-tagBytes))
      const key = opening.update(bytes.subarray(ivBytes, -tagBytes))
      return Buffer.concat([key, opening.final()]).toString()
    },
    isCurrent: (stored) => sealed.exec(stored)?.[1] === current?.id,
  }
}

/** Keys in plain text, for installations without a secret. */
export const plainKeys: StoredKeys = openStoredKeys([])
