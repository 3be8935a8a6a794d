import { parseCookie, stringifySetCookie } from 'cookie'

/** What a session is kept by: a short-lived token that says who it is, and the one that renews it. */
export interface Tokens {
  access: string
  refresh: string
}

/** The two as one cookie, so that a browser never has half a session. */
export interface TokenCookie {
  /** Whether a Cookie header claims to hold it, true or not. */
  has(header: string | undefined): boolean
  /** The tokens, or undefined where there are none or they cannot be any. */
  read(header: string | undefined): Tokens | undefined
  /** The Set-Cookie header that keeps the tokens, or ends them. */
  write(tokens: Tokens | undefined): string
}

/** Letters of a JWT and of any refresh token; the tilde keeps the two apart. */
const token = /^[\w.-]{1,3800}$/

/**
 * A cookie that no script can read and no other site sends along.
 * @param lifetime seconds; anew at every writing.
 * @param secure on https: its prefix then keeps neighbours under the same domain from writing it.
 */
export function tokenCookie(name: string, lifetime: number, secure: boolean): TokenCookie {
  const fullName: string = secure ? `__Host-${name}` : name
  const valueIn = (header: string | undefined) =>
    header === undefined ? undefined : parseCookie(header)[fullName]
  return {
    has: (header) => valueIn(header) !== undefined,
    read(header) {
      const [access, refresh, ...more] = valueIn(header)?.split('~') ?? []
      return access && refresh && more.length === 0 && token.test(access) && token.test(refresh)
        ? { access, refresh }
        : undefined
    },
    write: (tokens) =>
      stringifySetCookie({
        name: fullName,
        value: tokens ? `${tokens.access}~${tokens.refresh}` : '',
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: tokens ? lifetime : 0,
      }),
  }
}

/** When an access token ends, in milliseconds since 1970; only its issuer can tell whether that is true. 0 for what is no token. */
export function expiryOf(access: string): number {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(access.split('.')[1] ?? '', 'base64url').toString(),
    )
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0
    return typeof expiry === 'number' ? expiry * 1000 : 0
  } catch {
    return 0
  }
}
