import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { isPublishedSql } from '../../database/is-published.ts'
import type { Member } from '../../staff/member.ts'
import { may } from '../../staff/rights.ts'
import type { Table } from './tables.ts'
import { forbidden, type RestVisitor } from './visitor.ts'

/**
 * The condition for the rows of a table that a caller may see: visitors see only published homes,
 * staff see what their role may read. The policies of `../hosted/006-writing-properties.sql` are
 * the same.
 * @param now milliseconds since 1970.
 * @throws {RestError} 401 for a visitor who asks for a table that only staff may read.
 */
export function visibleRows(
  engine: Database['engine'],
  { name }: Table,
  { visitor, member, now }: { visitor: RestVisitor; member: Member | undefined; now: number },
): RawBuilder<unknown> {
  if (name !== 'properties') {
    if (visitor.role === 'anon') throw forbidden(`table ${name}`, visitor)
    return may(member, name === 'changes' ? 'changes.read' : 'homes.read') ? sql`true` : sql`false`
  }
  if (may(member, 'homes.read')) return sql`true`
  return isPublishedSql(engine, now)
}
