import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

/**
 * The log of the request whose screen is being answered, so that helpers far below the loaders need
 * not be given it. The file's name keeps it out of what the browser loads.
 */
export const screenLog = new AsyncLocalStorage<Logger>()
