import { createMiddleware } from 'hono/factory'

/** Seconds after which a client may come back, where the response itself names no time. */
const fallback = '5'

/** Every 429 and 503 says when to try again (RFC 9110 §10.2.3). */
export const retryAfter = createMiddleware(async (c, next) => {
  await next()
  if ((c.res.status === 429 || c.res.status === 503) && !c.res.headers.has('Retry-After'))
    c.header('Retry-After', fallback)
})
