import { createMiddleware } from 'hono/factory'

/** Seconds after which a client may try again, where the response itself gives no time. */
export const defaultRetryAfter = '5'

/** Adds to every 429 and 503 the time after which to try again (RFC 9110 §10.2.3). */
export const retryAfter = createMiddleware(async (c, next) => {
  await next()
  if ((c.res.status === 429 || c.res.status === 503) && !c.res.headers.has('Retry-After'))
    c.header('Retry-After', defaultRetryAfter)
})
