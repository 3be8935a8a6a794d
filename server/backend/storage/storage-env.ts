import type { BackendEnv } from '../gateway/env.ts'
import type { StorageCaller } from './context.ts'

/** The Hono environment of the storage's routes. */
export interface StorageEnv extends BackendEnv {
  Variables: { caller: StorageCaller }
}
