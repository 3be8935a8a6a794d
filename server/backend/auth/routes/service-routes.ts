import { Hono } from 'hono'
import type { BackendEnv } from '../../gateway/env.ts'
import type { AuthDependencies } from '../context.ts'
import { settingsJson } from '../settings.ts'

/**
 * The routes about the service itself: its health, its settings, and the keys that verify its
 * tokens.
 */
export function serviceRoutes({ settings, keys }: AuthDependencies): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()
  app.get('/health', (c) =>
    c.json({
      version: 'alboran',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )
  app.get('/settings', (c) => c.json(settingsJson(settings)))
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: await keys.published() })
  })
  return app
}
