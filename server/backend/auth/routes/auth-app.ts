import { Hono } from 'hono'
import type { Logger } from 'pino'
import { withTimeout } from '../../../shared/work/timeout.ts'
import type { BackendEnv } from '../../gateway/env.ts'
import { authErrorResponse, AuthError } from '../auth-error.ts'
import type { AuthDependencies } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { serviceRoutes } from './service-routes.ts'

/** In milliseconds. */
const callTimeout = 10_000

interface Options {
  context: AuthDependencies
  log: Logger
}

/**
 * The calls of accounts (docs/requirements/data.md#hosted-backend), without their prefix
 * `/auth/v1`.
 */
export function createAuth({ context, log }: Options): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await withTimeout(
      callTimeout,
      next(),
      () => new AuthError(504, 'request_timeout', 'Request timed out after 10 seconds'),
    )
  })
  app.route('/', serviceRoutes(context))
  app.route('/', accountRoutes(context))
  app.route('/factors', factorRoutes(context))

  app.all('*', (c) =>
    authErrorResponse(
      new AuthError(404, 'not_found', '404 page not found'),
      c.req.header('X-Supabase-Api-Version') ?? null,
    ),
  )
  app.onError((error, c) => {
    const answer = authErrorResponse(
      error instanceof AuthError ? error : unexpectedFailure(),
      c.req.header('X-Supabase-Api-Version') ?? null,
    )
    if (answer.status >= 500)
      log.error({ err: error, path: c.req.path }, 'accounts: request failed')
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return app
}

/** An internal error. Its text is not sent to the client. */
const unexpectedFailure = () =>
  new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
