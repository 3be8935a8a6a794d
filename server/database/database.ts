import type { Kysely } from 'kysely'
import type { Breaker } from '../shared/breaker.ts'
import type { Schema } from './schema.ts'

/** An open database; what differs between the engines asks for `engine`. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Kysely<Schema>
  /** Undefined on SQLite, which cannot be away, and at the desk, where a person waits. */
  breaker?: Breaker
}
