import { hash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../../config/config.ts'
import { pageTransition } from './page-transition.ts'

/** Headers that every response gets, unless it already has a header of the same name. */
export function commonHeaders(
  { siteUrl, imageOrigins }: Config,
  development: boolean,
): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  if (siteUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'])
  // Vite's hot reload writes inline scripts and styles.
  if (!development) headers.push([policy, contentSecurityPolicy(imageOrigins)])
  return headers
}

/** Adds the {@link commonHeaders}. */
export function securityHeaders(config: Config, development: boolean) {
  const common = commonHeaders(config, development)
  return createMiddleware(async (c, next) => {
    await next()
    const { headers, status } = c.res
    for (const [name, value] of common)
      // A 304 gets no policy: the browser keeps that of its copy.
      if (!headers.has(name) && !(status === 304 && name === policy)) headers.set(name, value)
  })
}

const policy = 'Content-Security-Policy'

const transitionDigest = `sha256-${hash('sha256', pageTransition, 'base64')}`

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'manifest-src'
  | 'frame-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors'

/**
 * A policy that permits our own resources and nothing from third parties.
 * @param inline the digests of the page's own scripts and styles, as `sha256-…`.
 * @param others directives that replace the usual ones or are added to them.
 */
export function contentSecurityPolicy(
  imageOrigins: readonly string[],
  { scripts = [], styles = [] }: { scripts?: readonly string[]; styles?: readonly string[] } = {},
  others: Partial<Record<Directive, string>> = {},
): string {
  const sources = (digests: readonly string[]) =>
    ["'self'", ...digests.map((digest) => `'${digest}'`)].join(' ')
  const directives: Partial<Record<Directive, string>> = {
    'default-src': "'none'",
    'script-src': sources(scripts),
    'style-src': sources([transitionDigest, ...styles]),
    // Custom properties of the drawings (--at, --hz) are written as style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self' data:", ...imageOrigins].join(' '),
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...others,
  }
  return Object.entries(directives)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')
}
