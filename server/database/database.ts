import type { Kysely } from 'kysely'
import type { Breaker } from '../shared/work/breaker.ts'
import type { Schema } from './schema.ts'

/** An open database; code that differs between the engines reads `engine`. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Kysely<Schema>
  /**
   * The circuit breaker of PostgreSQL. Undefined on SQLite, which is always reachable, and at the
   * desk, where a person can wait.
   */
  breaker?: Breaker
}
