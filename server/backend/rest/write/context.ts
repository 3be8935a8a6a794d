import type { Kysely } from 'kysely'
import type { Actor } from '../../../audit-log/actor.ts'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Member } from '../../../staff/member.ts'
import { may, type Right } from '../../../staff/rights.ts'
import type { Table } from '../tables.ts'
import { forbidden, type RestVisitor } from '../visitor.ts'

/** The caller of a request. */
export interface RestCaller {
  visitor: RestVisitor
  /** Set where the caller is a member of staff. */
  member: Member | undefined
  requestId: string | undefined
  /** The time of the request, in milliseconds since 1970. */
  now: number
}

/** A transaction that may change homes, with the actor for the audit log. */
export interface WriteContext {
  transaction: Kysely<Schema>
  engine: Database['engine']
  actor: Actor
  now: number
}

/**
 * The actor that the audit log names for a change.
 * @throws {RestError} 42501: 401 for an anonymous visitor, 403 for a user without the right.
 */
export function restActor(
  { visitor, member, requestId }: RestCaller,
  { name }: Table,
  right: Right,
): Actor {
  if (!may(member, right)) throw forbidden(`table ${name}`, visitor)
  return { id: member.id, name: member.email, requestId }
}
