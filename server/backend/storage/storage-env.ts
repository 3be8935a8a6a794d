import type { BackendEnv } from '../gateway/env.ts'
import type { Caller } from './context.ts'

/** The Hono environment of the storage's routes. */
export interface StorageEnv extends BackendEnv {
  Variables: { caller: Caller }
}
