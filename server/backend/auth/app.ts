import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { networkOf } from '../../network.ts'
import type { BackendEnv } from '../gateway/env.ts'
import { answerError, AuthError } from './auth-error.ts'
import type { AuthHouse, Caller } from './house.ts'
import { recover, resend } from './letters-asked-for.ts'
import type { Call } from './limits.ts'
import { logOut } from './log-out.ts'
import { signUp } from './sign-up.ts'
import { beat, steady, within } from './time.ts'
import { token } from './token.ts'
import { readUser, updateUser } from './user.ts'
import { verify, verifyLink } from './verify.ts'

const longestCall = 10_000

interface Options {
  house: AuthHouse
  log: Logger
}

/** The accounts as the hosted service serves them, without its prefix `/auth/v1`. */
export function createAuth({ house, log }: Options): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await within(longestCall, next())
  })

  /** Counts the call against its client, then makes it. */
  const limited = async <T>(
    c: Context<BackendEnv>,
    call: Call,
    work: (caller: Caller) => Promise<T>,
  ): Promise<T> => {
    const address = c.env?.address
    const client = address && networkOf(address)
    await house.limits.call(call, client)
    return work({ client, now: Date.now() })
  }

  app.get('/health', (c) =>
    c.json({
      version: 'alboran',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )
  app.get('/settings', (c) => c.json(settings(house)))
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: await house.keys.published() })
  })

  app.post('/signup', async (c) =>
    c.json(
      await limited(c, 'signup', (caller) => steady(beat, () => signUp(house, caller, c.req.raw))),
    ),
  )
  app.post('/token', async (c) =>
    c.json(await limited(c, 'token', (caller) => token(house, caller, c.req.raw))),
  )
  app.get('/user', async (c) => c.json(await readUser(house, c.req.raw)))
  app.put('/user', async (c) =>
    c.json(
      await limited(c, 'user', (caller) =>
        steady(beat, () => updateUser(house, caller, c.req.raw)),
      ),
    ),
  )
  app.post('/logout', async (c) => {
    await logOut(house, c.req.raw)
    return c.body(null, 204)
  })
  app.post('/recover', async (c) => {
    await limited(c, 'recover', (caller) => steady(beat, () => recover(house, caller, c.req.raw)))
    return c.json({})
  })
  app.post('/resend', async (c) => {
    await limited(c, 'resend', (caller) => steady(beat, () => resend(house, caller, c.req.raw)))
    return c.json({})
  })
  app.post('/verify', async (c) =>
    c.json(
      await limited(c, 'verify', (caller) => steady(beat, () => verify(house, caller, c.req.raw))),
    ),
  )
  app.get('/verify', async (c) => {
    // A link works once: whoever only looks whether it leads somewhere must not use it up.
    if (c.req.method === 'HEAD') return c.body(null, 204)
    return c.redirect(
      await limited(c, 'verify', (caller) =>
        verifyLink(house, caller, new URL(c.req.url).searchParams),
      ),
      303,
    )
  })

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

/** What a client may offer its user. */
function settings({ settings: { autoConfirm, disableSignup } }: AuthHouse) {
  return {
    external: { ...Object.fromEntries(providers.map((name) => [name, false])), email: true },
    disable_signup: disableSignup,
    mailer_autoconfirm: autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}

const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]
