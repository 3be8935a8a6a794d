import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { auditEntries, readAuditEntries } from './read-entries.ts'
import { recordAuditEntries } from './record-entries.ts'

const now = Date.parse('2026-11-22T10:00:00.000Z')
const actor = { id: 'user-1', name: 'marta@example.com', requestId: 'request-1' }

describeOnEachEngine('the audit log, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const write = (before: object | undefined, after: object | undefined, id = 'h1') =>
    database.db.transaction().execute((transaction) =>
      recordAuditEntries(
        transaction,
        actor,
        [
          {
            table: 'properties',
            id,
            before: before && { ...before },
            after: after && { ...after },
          },
        ],
        now,
      ),
    )
  const read = (page = {}) => readAuditEntries(database.db, { table: 'properties', id: 'h1' }, page)

  test('is narrowed to an author and to the time from one moment until before another', async () => {
    const entry = async (name: string, time: string) =>
      database.db
        .transaction()
        .execute((transaction) =>
          recordAuditEntries(
            transaction,
            { ...actor, name },
            [{ table: 'properties', id: name, before: undefined, after: { price: 1 } }],
            Date.parse(time),
          ),
        )
    await entry('marta@example.com', '2026-11-21T22:59:59.999Z')
    await entry('oliver@example.com', '2026-11-21T23:00:00.000Z')
    await entry('marta@example.com', '2026-11-22T22:59:59.999Z')
    await entry('marta@example.com', '2026-11-22T23:00:00.000Z')
    const times = async (filter: object) =>
      (await auditEntries(database.db, { limit: 9, ...filter })).map(({ at }) =>
        isoTime(at).slice(5, 19),
      )
    const within = ['2026-11-21T23:00Z', '2026-11-22T23:00Z'].map((time) => Date.parse(time))
    expect(await times({ within })).toEqual(['11-22T22:59:59', '11-21T23:00:00'])
    expect(await times({ actor: 'oliver@example.com' })).toEqual(['11-21T23:00:00'])
    expect(await times({ actor: 'marta@example.com', within })).toEqual(['11-22T22:59:59'])
  })

  test('records the author, and of an update the changed columns, otherwise the row', async () => {
    await write(undefined, { price: 1, features: ['Sea'] })
    await write({ price: 1, features: ['Sea'] }, { price: 2, features: ['Sea'] })
    await write({ price: 2 }, { price: 2 })
    await write({ price: 2, features: ['Sea'] }, undefined)
    await write(undefined, { price: 9 }, 'h2')
    expect(await read()).toMatchObject([
      { action: 'delete', before: { price: 2, features: ['Sea'] }, after: null },
      { action: 'update', before: { price: 1 }, after: { price: 2 } },
      {
        at: now,
        actorId: 'user-1',
        actor: 'marta@example.com',
        action: 'insert',
        before: null,
        after: { price: 1, features: ['Sea'] },
        requestId: 'request-1',
      },
    ])
    expect((await read())[1]?.after).not.toHaveProperty('features')
  })

  test('is read in pages, newest first', async () => {
    for (let price = 1; price < 6; price++) await write({ price }, { price: price + 1 })
    const first = await read({ limit: 2 })
    const second = await read({ limit: 2, olderThan: first.at(-1)?.id })
    expect([...first, ...second].map(({ after }) => after?.price)).toEqual([6, 5, 4, 3])
  })

  test('cannot be changed, shortened or emptied; a rolled-back change leaves no entry', async () => {
    await write({ price: 1 }, { price: 2 })
    const tries = ["update changes set actor = 'nobody'", 'delete from changes']
    if (engine === 'postgres') tries.push('truncate changes')
    for (const statement of tries)
      await expect(sql.raw(statement).execute(database.db), statement).rejects.toThrow(
        'the log of changes is never changed',
      )
    await expect(
      database.db.transaction().execute(async (transaction) => {
        const change = { table: 'properties', id: 'h1', before: { price: 2 }, after: { price: 3 } }
        await recordAuditEntries(transaction, actor, [change], now)
        throw new Error('the change fails')
      }),
    ).rejects.toThrow('the change fails')
    expect(await read()).toHaveLength(1)
  })
})
