import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { signUpForAlert } from '../alerts/sign-up.ts'
import { connect } from '../database/connect.ts'
import type { Schema } from '../database/schema.ts'
import { mergePeople } from '../leads/same-people/same-people.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { erasePerson } from '../people/erase-person.ts'
import { storeUnsentForm } from '../unsent-forms/unsent-forms.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let place: TestPlace

beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
})
afterEach(() => place.remove())

/** Writes a person with everything that the site may store about one. */
async function writePerson(db: Kysely<Schema>, name: string) {
  const email = `${name}@example.com`
  const fields = { name, email, reference: name }
  await acceptLead(db, submissionOf(name, { fields, submissionId: randomUUID() }), 'x.test')
  const { id } = await db
    .updateTable('leads')
    .set({ follow_up_at: 1, remind: 1, unread: 1 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('outbox')
    .set({ state: 'sent', payload: null, last_error: `451 <${email}> later` })
    .where('kind', '=', 'agency')
    .where('lead_id', '=', id)
    .execute()
  const consent = { language: 'en', consentWording: 'Yes' } as const
  await subscribe(db, { email, ...consent }, 'x.test', 1)
  await db
    .updateTable('outbox')
    .set({ state: 'sent', payload: null })
    .where('recipient', '=', email)
    .execute()
  const search = { search: '', newHomes: true, reductions: true, frequency: 'weekly' } as const
  await signUpForAlert(db, { email, ...consent, ...search, sourcePath: '/' }, 'x.test', 1)
  const text = { lead_id: id, at: 1, author_id: 'tom', author: 'Tom', text: name }
  await db
    .insertInto('lead_notes')
    .values({ id: name, ...text })
    .execute()
  await db
    .insertInto('lead_replies')
    .values({ id: name, ...text, subject: name, language: 'en', attachments: null })
    .execute()
  await db
    .insertInto('lead_drafts')
    .values({ member_id: 'tom', lead_id: id, text: name, saved_at: 1 })
    .execute()
  await storeUnsentForm(
    db,
    name,
    { path: `/office/leads/${id}`, fields: [['note', 'Rang.']] },
    Date.now(),
  )
  await db
    .insertInto('viewings')
    .values({
      id: name,
      lead_id: id,
      home_ref: name,
      state: 'confirmed',
      sequence: 0,
      answers_visitor: 1,
      created_at: 1,
      changed_at: 1,
    })
    .execute()
  await db
    .insertInto('viewing_slots')
    .values({ start_at: name.length, seat: 0, viewing_id: name })
    .execute()
}

/** Writes somebody who only gets e-mails and has an account. */
async function writeSubscriber(db: Kysely<Schema>, name: string) {
  const email = `${name}@example.com`
  const consent = { language: 'en', consentWording: 'Yes' } as const
  await subscribe(db, { email, ...consent }, 'x.test', 1)
  const search = { search: '', newHomes: true, reductions: true, frequency: 'weekly' } as const
  await signUpForAlert(db, { email, ...consent, ...search, sourcePath: '/' }, 'x.test', 1)
  await storeUnsentForm(
    db,
    'tom',
    { path: '/office/viewings/new', fields: [['email', email]] },
    Date.now(),
  )
}

const dump = async (db: Kysely<Schema>) =>
  Promise.all(
    (await db.introspection.getTables()).map(async ({ name }) => ({
      name,
      rows: (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
    })),
  )

test.each(['closed', 'open'])(
  'nothing of a person who was erased later comes back (%s database)',
  async (state) => {
    const { db } = await connect(place)
    await writePerson(db, 'ana')
    await writePerson(db, 'beatriz')
    await mergePeople(db, 'beatriz@example.com', 'b@example.com')
    const file = join(place.dataDir, 'copy.sqlite')
    await backUp(place, { target: file })
    const before = await dump(db)
    await erasePerson({ db, engine: 'sqlite' }, ['beatriz@example.com'], {
      clock: Date.now,
      mailFolder: '',
    })
    if (state === 'closed') await db.destroy()
    await restore(place, file, { force: true })
    if (state === 'open') await db.destroy()
    const restored = (await connect(place)).db
    const after = await dump(restored)
    await restored.destroy()
    const naming = (tables: typeof before, name: string) =>
      tables.filter(({ rows }) => JSON.stringify(rows).includes(name)).map((table) => table.name)
    expect(naming(before, 'beatriz').length).toBeGreaterThan(10)
    expect(naming(after, 'beatriz')).toEqual([])
    expect(naming(after, 'b@example.com')).toEqual([])
    expect(naming(after, 'ana')).toEqual(naming(before, 'ana'))
  },
)

test('a subscriber without a lead who was erased later does not come back', async () => {
  const { db } = await connect(place)
  await writeSubscriber(db, 'carla')
  await writeSubscriber(db, 'dora')
  const file = join(place.dataDir, 'copy.sqlite')
  await backUp(place, { target: file })
  await erasePerson({ db, engine: 'sqlite' }, ['carla@example.com'], {
    clock: Date.now,
    mailFolder: '',
  })
  await db.destroy()
  await restore(place, file, { force: true })
  const restored = (await connect(place)).db
  const after = JSON.stringify(await dump(restored))
  await restored.destroy()
  expect(after).not.toContain('carla')
  expect(after).toContain('dora')
})
