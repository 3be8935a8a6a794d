import { type BackendOptions, createBackend, fetchWithin } from './backend/backend.ts'
import { siteLinks } from './backend/site-links.ts'
import type { Backend } from './backend-client.ts'
import type { Config } from './config.ts'

interface OpenBackend {
  /** What the official client needs, for either backend. */
  backend: Backend
  /** Our own backend, which is also served over HTTP; absent where a hosted project is configured. */
  own: ReturnType<typeof createBackend> | undefined
}

/** The backend for homes and accounts: the configured hosted project, or our own within this process. */
export function openBackend(
  { supabaseUrl, supabaseAnonKey: publicKey, siteUrl, production }: Config,
  dependencies: Pick<BackendOptions, 'database' | 'outbox' | 'log' | 'counters'>,
): OpenBackend {
  if (supabaseUrl) return { backend: { url: supabaseUrl, key: publicKey, fetch }, own: undefined }
  const own = createBackend({
    ...dependencies,
    publicKey,
    siteUrl,
    production,
    linkTo: siteLinks(siteUrl),
  })
  return { backend: { url: siteUrl, key: publicKey, fetch: fetchWithin(own) }, own }
}
