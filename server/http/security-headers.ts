import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'

/** Headers that every answer carries. Pages add the hashes of their own scripts: {@link contentSecurityPolicy}. */
export function securityHeaders(config: Config, development: boolean) {
  const https = config.siteUrl.startsWith('https:')
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    // Vite's hot reload writes inline scripts and styles. A 304 leaves the browser the policy that its copy came with.
    if (!development && c.res.status !== 304 && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy(config.imageOrigins, []))
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    )
    if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  })
}

/**
 * Everything from ourselves, nothing from third parties.
 * @param scriptHashes the inline scripts of the page, as `sha256-…`.
 */
export function contentSecurityPolicy(imageOrigins: string[], scriptHashes: string[]): string {
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    // Custom properties of the drawings (--at, --hz) are written as style attributes.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
