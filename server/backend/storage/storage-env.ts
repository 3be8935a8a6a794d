import type { BackendEnv } from '../gateway/env.ts'
import type { Asker } from './context.ts'

/** What a request to the storage carries. */
export interface StorageEnv extends BackendEnv {
  Variables: { asker: Asker }
}
