import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { readCatalogueVersion } from '../catalogue/read-version.ts'
import { toRow } from '../catalogue/stored-properties.ts'
import type { Database } from '../database/database.ts'
import { minute } from '../shared/time/durations.ts'
import { confirmAlert } from './confirm.ts'
import { signUpForAlert } from './sign-up.ts'
import { watchForAlerts } from './watch.ts'

describeOnEachEngine('the watch for alerts, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('finds at its start a home whose time came while the site was down', async () => {
    let now = Date.parse('2026-11-18T12:00:00Z')
    const asked = await signUpForAlert(
      database.db,
      {
        email: 'elena@example.com',
        language: 'en',
        search: '',
        newHomes: true,
        reductions: true,
        frequency: 'immediate',
        consentWording: 'Tell me',
        sourcePath: '/alerts/new',
      },
      'site.test',
      now,
    )
    await confirmAlert({ ...database, clock: () => now }, asked?.token ?? '')
    await database.db
      .insertInto('properties')
      .values({
        ...toRow(sampleHome({ id: 'soon', slug: 'soon', ref: 'soon', status: null })),
        publish_at: new Date(now + minute).toISOString(),
      })
      .execute()
    const start = () => {
      const watch = watchForAlerts({
        database,
        catalogue: { list: async () => ({ properties: [], total: 0 }) },
        hostedUrl: undefined,
        outbox: { wake() {} },
        log: pino({ level: 'silent' }),
        mailDomain: 'site.test',
        delay: 0,
        clock: () => now,
      })
      watch.start()
      return watch
    }
    const version = await readCatalogueVersion(database.db)
    const before = start()
    await expect
      .poll(() => database.db.selectFrom('alert_watch').select('version').executeTakeFirst())
      .toEqual({ version })
    await before.stop()
    now += 2 * minute
    const after = start()
    await expect
      .poll(() =>
        database.db.selectFrom('outbox').select('id').where('kind', '=', 'alert-news').execute(),
      )
      .toHaveLength(1)
    await after.stop()
  })
})
