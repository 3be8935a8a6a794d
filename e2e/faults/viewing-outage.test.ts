import { DatabaseSync } from 'node:sqlite'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { connect, sqliteFile } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { findViewings } from '#server/viewings/find-viewings.ts'
import { describeOnEachEngine, type DatabaseEngine, testPlace } from '../../testing/databases.ts'
import { longTest } from '../../testing/full.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { startServer } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

const form = '/properties/garden-apartment-south-terrace/viewing'

/** A database whose outage a test starts and ends. */
async function breakable(engine: DatabaseEngine) {
  const { dataDir, remove } = await testPlace('sqlite')
  if (engine === 'postgres') {
    const postgres = (await startPostgres()) ?? expect.fail()
    return {
      place: { dataDir, databaseUrl: postgres.url },
      begin: () => postgres.halt(),
      end: () => postgres.resume(),
      async remove() {
        await postgres.stop()
        await remove()
      },
    }
  }
  // Simulates another program that locks the embedded database.
  let other: DatabaseSync
  return {
    place: { dataDir, databaseUrl: undefined },
    async begin() {
      other = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 })
      other.exec('BEGIN IMMEDIATE')
    },
    async end() {
      other.exec('COMMIT')
      other.close()
    },
    remove,
  }
}

/** The fields of a request for a viewing. */
function requestOf(name: string, slots: readonly string[], stamp: string): URLSearchParams {
  const body = new URLSearchParams({
    name,
    email: `${name}@example.com`,
    phone: '600 11 22 33',
    format: 'video',
    reference: 'R49052083',
    page: form,
    stamp,
  })
  for (const slot of slots) body.append('slot', slot)
  return body
}

const storedViewings = async (db: Database['db']) =>
  (await findViewings(db)).map(({ lead, state, heldStart }) => [
    lead.fields.name,
    lead.fields.reference,
    state,
    heldStart && new Date(heldStart).toISOString().replace(':00.000', ''),
  ])

describeOnEachEngine('viewings asked for while the database is away, on %s', (engine) => {
  test(
    'are acknowledged as what they are, stored once, and hold what is free afterwards',
    { timeout: longTest },
    async () => {
      const { place, begin, end, remove } = await breakable(engine)
      const stamp = await stampFor(place)
      const mail = await startMailServer()
      const server = await startServer({
        DATA_DIR: place.dataDir,
        SMTP_URL: mail.url,
        LOG_LEVEL: 'fatal',
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      })
      const opened = await pageOf(await fetch(server.url + form))
      const [first = '', second = ''] = opened
        .querySelectorAll('main input[name=slot]')
        .map((input) => input.getAttribute('value') ?? '')

      await begin()
      for (const [name, slots] of [
        ['elena', [first, second]],
        ['bruno', [first]],
        ['elena', [first, second]],
      ] as const) {
        const body = requestOf(name, slots, stamp)
        const answer = await fetch(server.url + form, { method: 'POST', body, redirect: 'manual' })
        expect(answer.status).toBe(303)
        expect(answer.headers.get('Location')).toBe('/viewing?asked=yes')
      }
      const told = await pageOf(await fetch(`${server.url}/viewing?asked=yes`))
      expect(textOf(only(told, 'main'))).toContain('no time is held yet')
      expect(mail.emails).toEqual([])
      await end()

      const to = (address: string) =>
        mail.emails.filter((email: Email) => email.to?.some((one) => one.address === address))
      await expect.poll(() => mail.emails.length, { timeout: 60_000, interval: 200 }).toBe(4)
      expect(to('elena@example.com').map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Viewing held: /),
      ])
      const [email] = to('bruno@example.com')
      expect(email?.subject).toMatch(/^Viewing requested/)
      expect(email?.text).toContain('No time is held for you yet')
      const toAgency = mail.toAgency.find(({ subject }) => subject?.includes('bruno'))
      expect(toAgency?.text).toContain('No time is held for it.')

      const { db } = await connect(place)
      expect(await storedViewings(db)).toEqual([
        ['bruno', 'R49052083', 'requested', undefined],
        ['elena', 'R49052083', 'requested', first],
      ])
      expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2)
      await db.destroy()
      expect(await server.end('SIGTERM')).toBe(0)
      await mail.stop()
      await remove()
    },
  )
})
