import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

/**
 * The log of the request whose screen is being answered, so that helpers below the loaders need no
 * parameter for it. The file's name keeps it out of the browser's bundle.
 */
export const screenLog = new AsyncLocalStorage<Logger>()
