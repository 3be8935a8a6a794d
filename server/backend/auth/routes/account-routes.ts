import { Hono } from 'hono'
import type { BackendEnv } from '../../gateway/env.ts'
import type { AuthDependencies } from '../context.ts'
import { limitedCall, limitedCallAtInterval } from '../limited-call.ts'
import { logOut } from '../log-out.ts'
import { recover, resend } from '../request-emails.ts'
import { signUp } from '../sign-up.ts'
import { token } from '../token.ts'
import { readUser, updateUser } from '../user.ts'
import { verify, verifyLink } from '../verify.ts'

/** The routes for sign-up, sessions and the user, and for the e-mails that confirm an address. */
export function accountRoutes(context: AuthDependencies): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()

  app.post('/signup', async (c) =>
    c.json(
      await limitedCallAtInterval(context, c, 'signup', (caller) =>
        signUp(context, caller, c.req.raw),
      ),
    ),
  )
  app.post('/token', async (c) =>
    c.json(await limitedCall(context, c, 'token', (caller) => token(context, caller, c.req.raw))),
  )
  app.get('/user', async (c) => c.json(await readUser(context, c.req.raw)))
  app.put('/user', async (c) =>
    c.json(
      await limitedCallAtInterval(context, c, 'user', (caller) =>
        updateUser(context, caller, c.req.raw),
      ),
    ),
  )
  app.post('/logout', async (c) => {
    await logOut(context, c.req.raw)
    return c.body(null, 204)
  })
  app.post('/recover', async (c) => {
    await limitedCallAtInterval(context, c, 'recover', (caller) =>
      recover(context, caller, c.req.raw),
    )
    return c.json({})
  })
  app.post('/resend', async (c) => {
    await limitedCallAtInterval(context, c, 'resend', (caller) =>
      resend(context, caller, c.req.raw),
    )
    return c.json({})
  })
  app.post('/verify', async (c) =>
    c.json(
      await limitedCallAtInterval(context, c, 'verify', (caller) =>
        verify(context, caller, c.req.raw),
      ),
    ),
  )
  app.get('/verify', async (c) => {
    // A link works once, so a HEAD request must not use it.
    if (c.req.method === 'HEAD') return c.body(null, 204)
    return c.redirect(
      await limitedCall(context, c, 'verify', (caller) =>
        verifyLink(context, caller, new URL(c.req.url).searchParams),
      ),
      303,
    )
  })
  return app
}
