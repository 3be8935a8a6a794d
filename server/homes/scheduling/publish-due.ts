import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { storedColumns } from '../../catalogue/property-columns.ts'
import type { Property } from '../../catalogue/property.ts'
import { referenceKey } from '../../catalogue/reference-key.ts'
import { storedPropertiesById } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import { tryEach } from '../../database/try-each.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import { writeHomes } from '../../stored-homes/write-homes.ts'
import { problemsOf, propertyOfFields } from '../check.ts'
import { fieldNames, fieldsOf } from '../fields.ts'
import { readRevisions } from '../home-revisions.ts'
import { type HomeDraft, readHomeCells } from '../home.ts'

/** The time between two looks for due changes, in milliseconds. */
const interval = 5_000

interface Options {
  database: Pick<Database, 'db' | 'engine'>
  log: Logger
  clock: Clock
}

/** Publishes the changes of homes whose time has come, every five seconds. */
export const createHomeSchedule = ({ database, log, clock }: Options): Repeated =>
  repeat(
    {
      interval,
      onFailure: (error) =>
        log.error({ err: error }, 'homes: scheduled changes failed and will be retried'),
    },
    () => publishDue(database, clock(), log),
  )

/** Publishes due changes, each home in a transaction of its own. */
export async function publishDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: number,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const due = await db
    .selectFrom('home_schedules')
    .select('id')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute()
  await tryEach(due, ({ id }) =>
    db.transaction().execute((transaction) => publishOne(transaction, { engine, id, now, log })),
  )
}

async function publishOne(
  transaction: Kysely<Schema>,
  {
    engine,
    id,
    now,
    log,
  }: { engine: Database['engine']; id: string; now: number; log: Pick<Logger, 'warn'> },
): Promise<void> {
  const waiting = transaction
    .selectFrom('home_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('publish_at', '<=', now)
  // Nothing is found if another process has published it meanwhile.
  const row = await lockRows(engine, waiting).executeTakeFirst()
  if (!row) return
  await transaction.deleteFrom('home_schedules').where('id', '=', id).execute()
  await readRevisions(transaction, engine, [id])
  const [home] = await storedPropertiesById(transaction, [id])
  if (!home) return
  const cells = readHomeCells(fromJson(row.cells))
  const fields = fieldsOf(home)
  // A field whose published text has changed since stays in the draft, where a member has to
  // choose.
  const isOpen = (name: keyof typeof fields) => cells[name]?.base === fields[name]
  const names = fieldNames.filter((name) => cells[name] && isOpen(name))
  const next = { ...fields, ...Object.fromEntries(names.map((name) => [name, cells[name]?.text])) }
  const isPublishable =
    problemsOf(next).length === 0 && !(await isReferenceTaken(transaction, home, next.ref))
  const property = isPublishable
    ? propertyOfFields(next, { id, slug: home.slug, before: home }, now)
    : undefined
  const left = fieldNames.filter((name) => cells[name] && !(property && isOpen(name)))
  if (left.length > 0) {
    log.warn({ home: id, fields: left }, 'homes: scheduled changes are a draft again')
    await putBack(transaction, id, Object.fromEntries(left.map((name) => [name, cells[name]])), {
      by: row.created_by,
      now,
    })
  }
  if (!property) return
  await writeHomes(
    transaction,
    [{ id, before: storedColumns(home), after: storedColumns(property) }],
    { actor: { id: null, name: row.created_by }, now },
  )
}

/** Whether another home has taken the reference since the change was scheduled. */
async function isReferenceTaken(
  transaction: Kysely<Schema>,
  { id, ref: present }: Property,
  ref: string,
): Promise<boolean> {
  const key = referenceKey(ref)
  if (key === referenceKey(present)) return false
  // SQLite's `lower` converts only ASCII, so other letters become `_`, which matches any character;
  // the exact comparison follows.
  const pattern = key.replaceAll(/[^a-z0-9-]/gu, '_')
  const similar = await transaction
    .selectFrom('properties')
    .select('ref')
    .where('id', '!=', id)
    .where(({ fn }) => fn('lower', ['ref']), 'like', pattern)
    .execute()
  return similar.some((other) => referenceKey(other.ref) === key)
}

/**
 * Adds changes to the draft, except to fields that were changed later. The draft is locked until
 * the transaction ends.
 */
async function putBack(
  transaction: Kysely<Schema>,
  id: string,
  cells: HomeDraft['cells'],
  { by, now }: { by: string; now: number },
): Promise<void> {
  const row = { updated_at: isoTime(now), updated_by: by }
  const draft = await transaction
    .insertInto('home_drafts')
    .values({ id, ...row, cells: '{}', revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({ ...row, revision: set('home_drafts.revision', '+', 1) })),
    )
    .returning('cells')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('home_drafts')
    .set({ cells: JSON.stringify({ ...cells, ...readHomeCells(fromJson(draft.cells)) }) })
    .where('id', '=', id)
    .execute()
}
