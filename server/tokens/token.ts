import { createHash, randomBytes } from 'node:crypto'
import { type Language, pathIn } from '../language.ts'

/** A one-time token: 256 random bits in base64url, suitable for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The stored hash of a token, which is useless to anybody who reads the database. The token is
 * entirely random, so one round of SHA-256 is enough.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes the links to a page on which the holder of a token from an e-mail may act. */
export const tokenLink =
  (path: string) =>
  (siteUrl: string, language: Language, token: string): string =>
    `${siteUrl}${pathIn(language, path)}?token=${token}`
