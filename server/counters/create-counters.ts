import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Counters } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'
import { type CountTimes, createStoredCounters } from './stored-counters.ts'

/**
 * Counts for rate limits: in the database where several processes may share it, otherwise in this
 * process.
 * @param secret the key of the digests, the same for all processes.
 */
export const createCounters = (
  { db, engine }: Database,
  secret: () => string | undefined,
  log: Logger,
  times: CountTimes = {},
): Counters =>
  engine === 'postgres' ? createStoredCounters(db, secret, log, times) : memoryCounters()
