import type { Logger } from 'pino'
import type { VisitorEnv } from './visitor-address.ts'

/** The Hono context of a request, for its handlers. */
export interface RequestEnv extends VisitorEnv {
  Variables: VisitorEnv['Variables'] & { requestId: string; log: Logger }
}
