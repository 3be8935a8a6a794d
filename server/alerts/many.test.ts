import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { storedPropertiesById } from '../catalogue/stored-properties.ts'
import type { Database } from '../database/database.ts'
import { isPublishedSql } from '../database/is-published.ts'
import { queueNotifications } from './queue-notifications.ts'
import { recordHomeChanges } from './record-home-changes.ts'

const now = Date.UTC(2026, 10, 24, 9)

describeOnEachEngine('more than one statement takes, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const count = async () =>
    Number(
      (
        await database.db
          .selectFrom('alert_notifications')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const numbers = (most: number) =>
    sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(most)})`

  async function subscribe(most: number) {
    await sql`insert into alert_subscribers (id, email, language, manage_token)
      ${numbers(most)} select 's' || i, 's' || i || '@example.com', 'en', 'm' || i from numbers`.execute(
      database.db,
    )
    await sql`insert into alerts (id, subscriber_id, search, state, new_homes, reductions, frequency,
      token_hash, token_expires_at, stop_token, consent_wording, consent_at, confirmed_at)
      ${numbers(most)} select 'a' || i, 's' || i, '', 'active', 1, 1, 'immediate',
      'h' || i, 1, 't' || i, '', 1, 1 from numbers`.execute(database.db)
  }

  test('one new home is recorded for eleven thousand subscribers', async () => {
    await subscribe(11_000)
    const home = sampleHome({ status: null })
    await database.db
      .transaction()
      .execute((transaction) =>
        recordHomeChanges(transaction, [{ home, previous: undefined }], { now, delay: 0 }),
      )
    expect(await count()).toBe(11_000)
  })

  test('an alert whose many pending homes are all gone is handled', async () => {
    const homes = engine === 'sqlite' ? 33_000 : 1_100
    await subscribe(1)
    await sql`insert into home_changes (id, home_id, price, at)
      ${numbers(homes)} select 'c' || i, 'h' || i, 1, 1 from numbers`.execute(database.db)
    await sql`insert into alert_notifications (subscriber_id, change_id, alert_id, home, due_at)
      ${numbers(homes)} select 's1', 'c' || i, 'a1', '{}', 1 from numbers`.execute(database.db)
    const queued = await queueNotifications(database, {
      mailDomain: 'site.test',
      time: { now, delay: 0 },
      present: (ids) => storedPropertiesById(database.db, ids, isPublishedSql(engine, now)),
    })
    expect([queued, await count()]).toEqual([0, 0])
  })
})
