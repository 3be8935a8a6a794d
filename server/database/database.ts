import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** An open database; what differs between the engines asks for `engine`. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Kysely<Schema>
}
