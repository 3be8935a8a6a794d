import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { networkOf } from '../../shared/network-address.ts'
import { withTimeout } from '../../shared/timeout.ts'
import type { BackendEnv } from '../gateway/env.ts'
import { answerError, AuthError } from './auth-error.ts'
import type { AuthContext, Caller } from './context.ts'
import { enrol } from './factors/enrol.ts'
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './factors/recovery-codes.ts'
import { unenrol } from './factors/unenrol.ts'
import { challenge, verifyFactor } from './factors/verify-factor.ts'
import { recover, resend } from './request-emails.ts'
import type { Call } from './limits.ts'
import { logOut } from './log-out.ts'
import { settingsJson } from './settings.ts'
import { signUp } from './sign-up.ts'
import { atFixedInterval } from './timing.ts'
import { token } from './token.ts'
import { readUser, updateUser } from './user.ts'
import { verify, verifyLink } from './verify.ts'

/** Milliseconds. */
const callTimeout = 10_000

type FactorCall = (
  context: AuthContext,
  caller: Caller,
  request: Request,
  factorId: string,
) => Promise<object>

/** The calls about second factors, below `/factors`. */
const factorCalls: [method: string, path: string, work: FactorCall][] = [
  ['POST', '', enrol],
  ['GET', '/recovery-codes', recoveryCodesStatus],
  ['POST', '/recovery-codes', generateRecoveryCodes],
  ['DELETE', '/recovery-codes', removeRecoveryCodes],
  ['POST', '/recovery-codes/verify', verifyRecoveryCode],
  ['POST', '/recovery-codes/regenerate', regenerateRecoveryCodes],
  ['POST', '/:id/challenge', challenge],
  ['POST', '/:id/verify', verifyFactor],
  ['DELETE', '/:id', unenrol],
]

interface Options {
  context: AuthContext
  log: Logger
}

/** The accounts' calls (docs/requirements.md#hosted-backend), without their prefix `/auth/v1`. */
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

  /** Counts the call against its client's limit, then makes it. */
  const limited = async <T>(
    c: Context<BackendEnv>,
    call: Call,
    work: (caller: Caller) => Promise<T>,
  ): Promise<T> => {
    const address = c.env?.address
    const client = address && networkOf(address)
    await context.limits.call(call, client)
    return work({
      client,
      now: Date.now(),
      userAgent: c.req.header('User-Agent'),
      device: c.req.header('X-Device'),
    })
  }

  app.get('/health', (c) =>
    c.json({
      version: 'alboran',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )
  app.get('/settings', (c) => c.json(settingsJson(context.settings)))
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: await context.keys.published() })
  })

  app.post('/signup', async (c) =>
    c.json(
      await limited(c, 'signup', (caller) =>
        atFixedInterval(context.answerInterval, () => signUp(context, caller, c.req.raw)),
      ),
    ),
  )
  app.post('/token', async (c) =>
    c.json(await limited(c, 'token', (caller) => token(context, caller, c.req.raw))),
  )
  app.get('/user', async (c) => c.json(await readUser(context, c.req.raw)))
  app.put('/user', async (c) =>
    c.json(
      await limited(c, 'user', (caller) =>
        atFixedInterval(context.answerInterval, () => updateUser(context, caller, c.req.raw)),
      ),
    ),
  )
  app.post('/logout', async (c) => {
    await logOut(context, c.req.raw)
    return c.body(null, 204)
  })
  app.post('/recover', async (c) => {
    await limited(c, 'recover', (caller) =>
      atFixedInterval(context.answerInterval, () => recover(context, caller, c.req.raw)),
    )
    return c.json({})
  })
  app.post('/resend', async (c) => {
    await limited(c, 'resend', (caller) =>
      atFixedInterval(context.answerInterval, () => resend(context, caller, c.req.raw)),
    )
    return c.json({})
  })
  app.post('/verify', async (c) =>
    c.json(
      await limited(c, 'verify', (caller) =>
        atFixedInterval(context.answerInterval, () => verify(context, caller, c.req.raw)),
      ),
    ),
  )
  app.get('/verify', async (c) => {
    // A link works once, and a HEAD request only asks where it leads.
    if (c.req.method === 'HEAD') return c.body(null, 204)
    return c.redirect(
      await limited(c, 'verify', (caller) =>
        verifyLink(context, caller, new URL(c.req.url).searchParams),
      ),
      303,
    )
  })

  for (const [method, path, work] of factorCalls)
    app.on(method, `/factors${path}`, async (c) =>
      c.json(
        await limited(c, 'factors', (caller) =>
          work(context, caller, c.req.raw, c.req.param('id') ?? ''),
        ),
      ),
    )

  app.all('*', (c) =>
    answerError(
      new AuthError(404, 'not_found', '404 page not found'),
      c.req.header('X-Supabase-Api-Version') ?? null,
    ),
  )
  app.onError((error, c) => {
    const version = c.req.header('X-Supabase-Api-Version') ?? null
    const answer =
      error instanceof AuthError
        ? answerError(error, version)
        : answerError(
            new AuthError(
              500,
              'unexpected_failure',
              'Unexpected failure, please check server logs for more information',
            ),
            version,
          )
    if (answer.status >= 500)
      log.error({ err: error, path: c.req.path }, 'accounts: request failed')
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return app
}
