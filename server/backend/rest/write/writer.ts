import type { Kysely } from 'kysely'
import type { Actor } from '../../../changes/actor.ts'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Member } from '../../../staff/member.ts'
import { may, type Right } from '../../../staff/rights.ts'
import type { Table } from '../tables.ts'
import { forbidden, type Visitor } from '../visitor.ts'

/** Who asks for a change. */
export interface Asker {
  visitor: Visitor
  /** Where the visitor is staff. */
  member: Member | undefined
  requestId: string | undefined
}

/** A transaction of somebody who may change rows. */
export interface Writer {
  transaction: Kysely<Schema>
  engine: Database['engine']
  actor: Actor
  now: Date
}

/**
 * Who the log names for a change.
 * @throws {RestError} 42501: 401 for a visitor, 403 for whoever is signed in without the right.
 */
export function actorOf(
  { visitor, member, requestId }: Asker,
  { name }: Table,
  right: Right,
): Actor {
  if (!may(member, right)) throw forbidden(`table ${name}`, visitor)
  return { id: member.id, name: member.email, requestId }
}
