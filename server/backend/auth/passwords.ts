import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import {
  maxPasswordBytes,
  minPasswordLength,
  passwordLengthProblem,
} from '../../shared/password-rule.ts'
import { BoundedQueue, QueueFull } from '../../shared/work/bounded-queue.ts'
import { AuthError, invalid } from './auth-error.ts'

/** The cost of one hash. */
export interface PasswordCost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
export const recommendedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
/**
 * Limits hashing. Each hash takes 19 MiB and a thread for 30 ms or more. Two at a time leave
 * threads for compressing pages; the queue takes about two seconds.
 */
const hashing = new BoundedQueue({ atOnce: 2, waiting: 50 })
const saltBytes = 16
const hashBytes = 32
const argon2id = promisify(argon2)

/**
 * Refuses a password that is too short or too long.
 * @param min the shortest permitted length, in characters.
 * @throws {AuthError} 422 `weak_password` or 400.
 */
export function checkPassword(password: string, min = minPasswordLength): void {
  const problem = passwordLengthProblem(password, min)
  if (problem === 'short')
    throw new AuthError(422, 'weak_password', `Password should be at least ${min} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  if (problem === 'long')
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`)
}

/** Hashes and verifies passwords by argon2id. */
export class Passwords {
  readonly #cost: PasswordCost

  constructor(cost = recommendedCost) {
    this.#cost = cost
  }

  /** @returns the PHC string format, with cost and salt. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    const hash = await derive(password, salt, this.#cost, hashBytes)
    const { memory, passes, parallelism } = this.#cost
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
  }

  /**
   * Whether a password belongs to a hash made by {@link hash}. Without a hash, because there is no
   * such account, it takes as long as for a wrong password and returns false.
   */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, salt, expected] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '') ?? []
    if (!salt || !expected) {
      await derive(password, Buffer.alloc(saltBytes), this.#cost, hashBytes)
      return false
    }
    const digest = Buffer.from(expected, 'base64')
    const stored = {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }
    return timingSafeEqual(
      digest,
      await derive(password, Buffer.from(salt, 'base64'), stored, digest.length),
    )
  }
}

/** @throws {AuthError} 429 when too many are waiting already. */
async function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: PasswordCost,
  length: number,
): Promise<Buffer> {
  const message = { message: password, nonce: salt, memory, passes, parallelism, tagLength: length }
  try {
    return await hashing.run(() => argon2id('argon2id', message))
  } catch (error) {
    if (error instanceof QueueFull)
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
    throw error
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
