import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../audit-log/actor.ts'
import { type RowChange, recordAuditEntries } from '../audit-log/record-entries.ts'
import type { Schema } from '../database/schema.ts'
import { recordPrice } from './record-price.ts'

/**
 * A home before and after a change, by its columns, with values as in JSON; undefined where it did
 * not exist. Columns that are absent stay as they are.
 */
export type HomeWrite = Omit<RowChange, 'table'>

interface Writing {
  /** The author, for the log; undefined for the sample homes, which nobody has written. */
  actor: Actor | undefined
  now: number
  /** Called after each home. */
  progress?: ((done: number, total: number) => void) | undefined
}

/**
 * Writes, adds and deletes homes in a transaction that has locked them. All writes to `properties`
 * go through this function: every change increases the home's revision, is in the log, and adds a
 * former price to the history. A home without a difference is not written.
 */
export async function writeHomes(
  transaction: Kysely<Schema>,
  changes: readonly HomeWrite[],
  { actor, now, progress }: Writing,
): Promise<void> {
  await freeSlugs(transaction, changes)
  const entries: RowChange[] = []
  for (const [index, change] of changes.entries()) {
    const written = await writeHome(transaction, change)
    if (written) {
      entries.push({ table: 'properties', ...written })
      await recordNewPrice(transaction, written, now)
    }
    progress?.(index + 1, changes.length)
  }
  if (actor) await recordAuditEntries(transaction, actor, entries, now)
}

/**
 * Gives temporary slugs to homes whose slugs other homes of the same changes take over, because
 * those may be written first. No real slug contains a tilde.
 */
async function freeSlugs(transaction: Kysely<Schema>, changes: readonly HomeWrite[]) {
  const taken = new Set(changes.map(({ after }) => after?.slug))
  const moving = changes.filter(
    ({ before, after }) => before && after && before.slug !== after.slug && taken.has(before.slug),
  )
  for (const { id } of moving)
    await transaction
      .updateTable('properties')
      .set({ slug: `~${id}` })
      .where('id', '=', id)
      .execute()
}

/** @returns the change with its revisions; undefined where nothing differs. */
async function writeHome(
  transaction: Kysely<Schema>,
  { id, before, after }: HomeWrite,
): Promise<HomeWrite | undefined> {
  if (!after) {
    await transaction.deleteFrom('properties').where('id', '=', id).execute()
    return { id, before, after }
  }
  const columns = Object.entries(after).filter(
    ([name, value]) => !before || !isDeepStrictEqual(before[name], value),
  )
  if (columns.length === 0) return undefined
  const names = columns.map(([name]) => sql.ref(name))
  const values = columns.map(([name, value]) => storedValue(name, value))
  const { rows } = before
    ? await sql<{ revision: number }>`
        update properties set ${sql.join(names.map((name, index) => sql`${name} = ${values[index]}`))},
        revision = revision + 1 where id = ${id} returning revision`.execute(transaction)
    : await sql<{ revision: number }>`
        insert into properties (${sql.join(names)}) values (${sql.join(values)})
        returning revision`.execute(transaction)
  const revision = rows[0]?.revision ?? 1
  return {
    id,
    before: before && { ...before, revision: revision - 1 },
    after: { ...after, revision },
  }
}

const times = ['created_at', 'publish_at']

/** A column's value as the database stores it: times in UTC with at least milliseconds, as text. */
function storedValue(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value !== 'string' || !times.includes(column)) return value
  const [seconds, fraction = ''] = value.replace(/(?:Z|\+00:00)$/, '').split('.')
  return `${seconds}.${fraction.padEnd(3, '0')}Z`
}

async function recordNewPrice(
  transaction: Kysely<Schema>,
  { id, before, after }: HomeWrite,
  now: number,
) {
  if (typeof before?.price !== 'number' || typeof after?.price !== 'number') return
  await recordPrice(transaction, { id, previous: before.price, price: after.price }, now)
}
