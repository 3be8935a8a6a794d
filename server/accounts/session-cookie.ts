import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The two tokens of a session: a short-lived one that identifies the user, and one that renews it.
 */
export interface Tokens {
  access: string
  refresh: string
}

/** A cookie that holds one value. */
export interface SecretCookie<T> {
  readonly name: string
  /** Whether a Cookie header has this cookie, with any value. */
  has(header: string | undefined): boolean
  /** The value, or undefined where the cookie is missing or malformed. */
  read(header: string | undefined): T | undefined
  /** The Set-Cookie header that stores the value; without a value, it deletes the cookie. */
  write(value: T | undefined): string
}

/** One cookie holds both tokens, so that a browser never has half a session. */
export type TokenCookie = SecretCookie<Tokens>

/** The characters of a JWT and of any refresh token; a tilde separates the two. */
const token = /^[\w.-]{1,3800}$/

/**
 * @param lifetime in seconds, counted anew each time the cookie is written.
 * @param secure for https.
 */
export const tokenCookie = (name: string, lifetime: number, secure: boolean): TokenCookie =>
  pairCookie(name, {
    lifetime,
    secure,
    part: token,
    join: ([access, refresh]) => ({ access, refresh }),
    split: ({ access, refresh }) => [access, refresh],
  })

/** The session of an e-mail's link, for another attempt at a password with the same link. */
export interface LinkTokens extends Tokens {
  /** The link's digest. */
  link: string
}

/**
 * @param lifetime in seconds, counted anew each time the cookie is written.
 * @param secure for https.
 */
export const linkCookie = (
  name: string,
  lifetime: number,
  secure: boolean,
): SecretCookie<LinkTokens> =>
  secretCookie(name, lifetime, secure, {
    parse(text) {
      const [access = '', refresh = '', link = '', ...more] = text.split('~')
      const isWhole = token.test(access) && token.test(refresh) && /^[\w-]{43}$/.test(link)
      return isWhole && more.length === 0 ? { access, refresh, link } : undefined
    },
    format: ({ access, refresh, link }) => [access, refresh, link].join('~'),
  })

/** An authenticator that is being set up: its id, and the secret that its page shows. */
export interface Enrolment {
  factorId: string
  secret: string
}

/**
 * @param lifetime in seconds, counted anew each time the cookie is written.
 * @param secure for https.
 */
export const enrolmentCookie = (
  name: string,
  lifetime: number,
  secure: boolean,
): SecretCookie<Enrolment> =>
  pairCookie(name, {
    lifetime,
    secure,
    part: /^[\w-]{16,64}$/,
    join: ([factorId, secret]) => ({ factorId, secret }),
    split: ({ factorId, secret }) => [factorId, secret],
  })

/**
 * A cookie that holds a text.
 * @param pattern the permitted form; any other text counts as malformed.
 */
export const textCookie = (name: string, lifetime: number, secure: boolean, pattern: RegExp) =>
  secretCookie<string>(name, lifetime, secure, {
    parse: (text) => (pattern.test(text) ? text : undefined),
    format: (text) => text,
  })

type Pair = [string, string]

function pairCookie<T>(
  name: string,
  {
    lifetime,
    secure,
    part,
    join,
    split,
  }: {
    lifetime: number
    secure: boolean
    part: RegExp
    join(pair: Pair): T
    split(value: T): Pair
  },
): SecretCookie<T> {
  return secretCookie(name, lifetime, secure, {
    parse(text) {
      const [first, second, ...more] = text.split('~')
      return first && second && more.length === 0 && part.test(first) && part.test(second)
        ? join([first, second])
        : undefined
    },
    format: (value) => split(value).join('~'),
  })
}

/**
 * A cookie that scripts cannot read (HttpOnly) and requests of other sites do not carry (SameSite).
 * For https the prefix `__Host-` prevents sibling subdomains from setting it.
 */
function secretCookie<T>(
  name: string,
  lifetime: number,
  secure: boolean,
  { parse, format }: { parse(text: string): T | undefined; format(value: T): string },
): SecretCookie<T> {
  const fullName: string = secure ? `__Host-${name}` : name
  const valueIn = (header: string | undefined) =>
    header === undefined ? undefined : parseCookie(header)[fullName]
  return {
    name: fullName,
    has: (header) => valueIn(header) !== undefined,
    read(header) {
      const value = valueIn(header)
      return value === undefined ? undefined : parse(value)
    },
    write: (value) =>
      stringifySetCookie({
        name: fullName,
        value: value === undefined ? '' : format(value),
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: value === undefined ? 0 : lifetime,
      }),
  }
}
