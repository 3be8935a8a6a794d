import type { BackendEnv } from '../gateway/env.ts'
import type { Caller } from './context.ts'

/** What a request to the storage carries. */
export interface StorageEnv extends BackendEnv {
  Variables: { caller: Caller }
}
