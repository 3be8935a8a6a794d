import { parseCookie, stringifySetCookie } from 'cookie'

/** The two tokens of a session: a short-lived one that names the user, and one that renews it. */
export interface Tokens {
  access: string
  refresh: string
}

/** One cookie holds both tokens, so that a browser never has half a session. */
export interface TokenCookie {
  /** Whether a Cookie header has this cookie, with whatever value. */
  has(header: string | undefined): boolean
  /** The tokens, or undefined where the cookie is missing or malformed. */
  read(header: string | undefined): Tokens | undefined
  /** The Set-Cookie header that stores the tokens, or without any deletes the cookie. */
  write(tokens: Tokens | undefined): string
}

/** The characters of a JWT and of any refresh token; a tilde separates the two. */
const token = /^[\w.-]{1,3800}$/

/**
 * A cookie that scripts cannot read (HttpOnly) and other sites' requests do not carry (SameSite).
 * @param lifetime seconds from each time it is written.
 * @param secure for https. The prefix `__Host-` then keeps sibling subdomains from setting it.
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

/**
 * When an access token claims to expire, in milliseconds since 1970; 0 for a malformed token. The
 * signature is not checked here.
 */
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
