import type { SecretCookie } from './session-cookie.ts'

/** The cookies that came with a request, and the cookies that its answer sets. */
export class CookieJar {
  readonly #header: string | undefined
  readonly #setCookies = new Map<string, string>()

  /** @param header the Cookie header. */
  constructor(header: string | undefined) {
    this.#header = header
  }

  /** Whether the request has this cookie, with any value. */
  has(cookie: SecretCookie<unknown>): boolean {
    return cookie.has(this.#header)
  }

  /**
   * The value that came with the request, or undefined where the cookie is missing or malformed.
   */
  read<T>(cookie: SecretCookie<T>): T | undefined {
    return cookie.read(this.#header)
  }

  /** Stores a value in the answer's cookies; without a value, deletes the cookie. */
  write<T>(cookie: SecretCookie<T>, value: T | undefined): void {
    this.#setCookies.set(cookie.name, cookie.write(value))
  }

  /** Deletes a cookie that came with the request. */
  remove(cookie: SecretCookie<unknown>): void {
    if (this.has(cookie)) this.#setCookies.set(cookie.name, cookie.write(undefined))
  }

  /** The Set-Cookie headers of the answer. */
  get setCookies(): string[] {
    return [...this.#setCookies.values()]
  }
}
