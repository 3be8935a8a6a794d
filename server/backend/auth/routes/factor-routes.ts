import { Hono } from 'hono'
import type { BackendEnv } from '../../gateway/env.ts'
import type { AuthDependencies, AuthCaller } from '../context.ts'
import { enrol } from '../factors/enrol.ts'
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts'
import { unenrol } from '../factors/unenrol.ts'
import { challenge, verifyFactor } from '../factors/verify-factor.ts'
import { limitedCall } from '../limited-call.ts'

type FactorCall = (
  context: AuthDependencies,
  caller: AuthCaller,
  request: Request,
  factorId: string,
) => Promise<object>

const calls: [method: string, path: string, work: FactorCall][] = [
  ['POST', '/', enrol],
  ['GET', '/recovery-codes', recoveryCodesStatus],
  ['POST', '/recovery-codes', generateRecoveryCodes],
  ['DELETE', '/recovery-codes', removeRecoveryCodes],
  ['POST', '/recovery-codes/verify', verifyRecoveryCode],
  ['POST', '/recovery-codes/regenerate', regenerateRecoveryCodes],
  ['POST', '/:id/challenge', challenge],
  ['POST', '/:id/verify', verifyFactor],
  ['DELETE', '/:id', unenrol],
]

/** Routes of second factors and their recovery codes, without their prefix `/factors`. */
export function factorRoutes(context: AuthDependencies): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()
  for (const [method, path, work] of calls)
    app.on(method, path, async (c) =>
      c.json(
        await limitedCall(context, c, 'factors', (caller) =>
          work(context, caller, c.req.raw, c.req.param('id') ?? ''),
        ),
      ),
    )
  return app
}
