import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { sessionsWaiting } from '../../../testing/lock-waits.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { eachWithStaffHomes } from '../../../testing/staff-homes.ts'
import type { Database } from '../../database/database.ts'
import { changeHome } from '../change-state.ts'
import { makeFields } from '../fields.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, saveHomeDraft } from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import { publishDue } from './publish-due.ts'
import { scheduleHomeDraft } from './schedule-draft.ts'
import { createSchedules } from './schedules.ts'

const home = sampleHome({ id: 'one', slug: 'one', ref: 'R1' })
const neighbour = sampleHome({ id: 'two', slug: 'two', ref: 'R2' })
const log = pino({ level: 'silent' })

describeOnEachEngine('scheduled changes of homes, on %s', (engine) => {
  let database: Database
  let tom: HomeAuthor
  let marta: HomeAuthor
  eachWithStaffHomes(engine, [home, neighbour], (given) => ({ database, tom, marta } = given))
  const at = Date.now() + 60_000

  const fieldsOf = async (id: string) => {
    const { home: stored, draft } = await readStoredHome(tom.client, id)
    return draftedHomeFields(stored, draft)
  }
  const save = async (id: string, change: Partial<Awaited<ReturnType<typeof fieldsOf>>>) => {
    const base = await fieldsOf(id)
    await saveHomeDraft(tom, id, { base, mine: makeFields((name) => change[name] ?? base[name]) })
  }
  const schedule = (id: string) =>
    scheduleHomeDraft({ ...tom, schedules: createSchedules(database, Date.now) }, id, at)

  test('do not publish a reference that another home has got meanwhile', async () => {
    for (const [id, ref] of [
      ['one', 'R9-Ñ'],
      ['two', 'r9-ñ'],
    ] as const) {
      await save(id, { ref, title: 'Later' })
      expect(await schedule(id)).toEqual({ outcome: 'scheduled' })
    }
    await publishDue(database, at, log)
    const homes = await database.db
      .selectFrom('properties')
      .select(['ref', 'title'])
      .orderBy('id')
      .execute()
    expect(homes).toEqual([
      { ref: 'R9-Ñ', title: 'Later' },
      { ref: 'R2', title: neighbour.title },
    ])
    expect(await fieldsOf('two')).toMatchObject({ ref: 'r9-ñ', title: 'Later' })
  })

  test('that are a draft again keep what a colleague saves at that moment', async () => {
    await save('one', { price: '123000' })
    await schedule('one')
    const { home: stored } = await readStoredHome(tom.client, 'one')
    await changeHome(marta, { id: 'one', revision: stored?.revision ?? 0 }, { price: 99_000 })
    await save('one', { location: 'By the sea' })
    const saved = { location: { text: 'In the hills', base: home.location, by: 'Marta', at: '' } }
    const { publishing } = await database.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('home_drafts')
        .set({ cells: JSON.stringify(saved), revision: 7 })
        .execute()
      const publishing = publishDue(database, at, log)
      // On SQLite it waits to begin; on PostgreSQL it waits for the lock on the draft.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      return { publishing }
    })
    await publishing
    const { draft } = await readStoredHome(tom.client, 'one')
    expect(draft).toMatchObject({ revision: 8, cells: { ...saved, price: { text: '123000' } } })
  })

  test('of a home whose draft was begun before it was published are published', async () => {
    const cells = { title: { text: 'Later', by: 'Tom', at: '' } }
    await tom.client.from('home_drafts').insert({ id: 'one', cells })
    expect(await schedule('one')).toEqual({ outcome: 'scheduled' })
    await publishDue(database, at, log)
    expect((await readStoredHome(tom.client, 'one')).home?.property.title).toBe('Later')
  })
})
