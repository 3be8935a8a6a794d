import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { AuthError, invalid } from './auth-error.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Specification §9. */
const shortest = 6
/** In bytes; what the hosted service takes, so that accounts can move there. */
const longest = 72

/**
 * Refuses a password that is too short or too long.
 * @throws {AuthError} 422 `weak_password` or 400.
 */
export function checkPassword(password: string): void {
  if ([...password].length < shortest)
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${shortest} characters.`,
      { weak_password: { reasons: ['length'] } },
    )
  if (Buffer.byteLength(password) > longest)
    throw invalid(`Password cannot be longer than ${longest} characters`)
}

/** A password as it is kept: argon2id in the PHC form, with its cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, cost, hashBytes)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/** Takes as long for an account that does not exist (no hash) as for a wrong password. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '') ?? []
  if (!salt || !expected) {
    await derive(password, Buffer.alloc(saltBytes), cost, hashBytes)
    return false
  }
  const wanted = Buffer.from(expected, 'base64')
  const stored = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  return timingSafeEqual(
    wanted,
    await derive(password, Buffer.from(salt, 'base64'), stored, wanted.length),
  )
}

function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: typeof cost,
  length: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    argon2(
      'argon2id',
      { message: password, nonce: salt, memory, passes, parallelism, tagLength: length },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  )
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
