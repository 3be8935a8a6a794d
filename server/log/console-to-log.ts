import { format } from 'node:util'
import type { Logger } from 'pino'
import { redactMessage } from './redact.ts'

/**
 * Redirects the console output of libraries to the log, whose redaction applies to it. Libraries
 * quote from requests, such as a path that cannot be decoded.
 */
export function consoleToLog(log: Logger): void {
  const levels = {
    debug: 'debug',
    log: 'info',
    info: 'info',
    warn: 'warn',
    error: 'error',
  } as const
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== err))
      log[levels[method]](err ? { err } : {}, redactMessage(text))
    }
}
