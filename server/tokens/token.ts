import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It is random throughout, so one round of SHA-256 is enough. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
