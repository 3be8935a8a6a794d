import type { Logger } from 'pino'
import type { VisitorEnv } from './visitor-address.ts'

/** What the handlers of a request find in its context. */
export interface RequestEnv extends VisitorEnv {
  Variables: VisitorEnv['Variables'] & { requestId: string; log: Logger }
}
