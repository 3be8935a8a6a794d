import { createMiddleware } from 'hono/factory'
import { isSameSecret } from '../../shared/same-secret.ts'

const allowedHeaders = [
  'apikey',
  'authorization',
  'x-client-info',
  'x-supabase-api-version',
  'content-type',
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'cache-control',
  'x-upsert',
  'x-metadata',
  'range',
  'range-unit',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ')
const exposedHeaders = [
  'Content-Range',
  'Content-Location',
  'Content-Disposition',
  'ETag',
  'X-Supabase-Api-Version',
  'x-sb-error-code',
  'Proxy-Status',
  'Retry-After',
].join(', ')

/** Answers requests from any origin, because calls carry a key and a token, never a cookie. */
export const cors = createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method')) {
    return c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '3600',
    })
  }
  await next()
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', exposedHeaders)
  return undefined
})

/** The paths that need no key: links of e-mails, and the key set. */
const open = new Set([
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/.well-known/jwks.json',
])

/**
 * The answer to a network that makes too many calls, in the form of the hosted service's gateway.
 */
export const tooManyCalls = () =>
  Response.json(
    { message: 'API rate limit exceeded' },
    {
      status: 429,
      headers: {
        'Retry-After': '1',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': exposedHeaders,
      },
    },
  )

const filePath =
  /^\/storage\/v1\/(object|object\/info|object\/upload|render\/image)\/(public|sign)\//

/**
 * Whether a request is for the public or signed address of a file, which needs neither key nor
 * token.
 */
export const isByFileAddress = (method: string, path: string): boolean =>
  method !== 'POST' && filePath.test(path)

/** Requires the public key, which names the project and not the caller. */
export const apiKey = (publicKey: string) =>
  createMiddleware(async (c, next) => {
    if (open.has(c.req.path) || isByFileAddress(c.req.method, c.req.path)) return next()
    const key = c.req.header('apikey') ?? c.req.query('apikey')
    if (!key)
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      )
    if (!isSameSecret(key, publicKey))
      return c.json(
        {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
        401,
      )
    return next()
  })
