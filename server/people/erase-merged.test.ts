import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { outageOf } from '../../testing/outage.ts'
import { insertUser, newUser } from '../backend/auth/new-user.ts'
import type { Database } from '../database/database.ts'
import { namesInLog } from '../names-in-log.ts'
import { createPeople } from './people.ts'

const tom = { id: 'tom', name: 'Tom' }

describeOnEachEngine('the erasure of a person with two addresses, on %s', (engine) => {
  let database: Database
  let mailFolder: string
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    mailFolder = place.dataDir
  })

  const peopleWith = (erase: (email: string) => Promise<number>) =>
    createPeople({ database, mailFolder, spool: { erase }, names: namesInLog, clock: Date.now })

  /** Stores the lead of the given address; another lead is of the same person. */
  async function mergedLead(): Promise<string> {
    for (const name of ['elena', 'zoe'])
      await acceptLead(
        database.db,
        submissionOf(name, {
          submissionId: `submission-${name}`,
          fields: { name, email: `${name}@example.com`, message: 'Private words' },
        }),
        'site.test',
      )
    const rows = await database.db.selectFrom('leads').select('id').orderBy('email').execute()
    const [asked = '', other = ''] = rows.map(({ id }) => id)
    await peopleWith(async () => 0).merge(asked, other, tom)
    return asked
  }
  const addresses = async () =>
    (await database.db.selectFrom('leads').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )
  const erasures = () =>
    database.db
      .selectFrom('changes')
      .select('before')
      .where('table_name', '=', 'people')
      .where('action', '=', 'delete')
      .execute()

  test('that fails in the middle is repeated, and is in the log once', async () => {
    const lead = await mergedLead()
    const failing = peopleWith(async (email) => {
      if (email.startsWith('zoe')) throw new Error('the disk is full')
      return 0
    })
    await expect(failing.erase(lead, tom)).rejects.toThrow('disk is full')
    expect(await peopleWith(async () => 0).erase(lead, tom)).toBe(2)
    expect(await addresses()).toEqual([null, null])
    expect(await erasures()).toHaveLength(1)
  })

  test('is refused while either is of the staff, before anything is erased', async () => {
    const lead = await mergedLead()
    const member = newUser({
      email: 'zoe@example.com',
      passwordHash: '',
      userMetadata: {},
      isConfirmed: true,
      now: 1,
    })
    await insertUser(database.db, { ...member, app_metadata: { role: 'manager' } })
    const spooled: string[] = []
    const people = peopleWith(async (email) => spooled.push(email))
    expect(await people.erase(lead, tom)).toBe('staff')
    expect(await addresses()).toEqual(['elena@example.com', 'zoe@example.com'])
    expect([spooled, await erasures()]).toEqual([[], []])
    await database.db.updateTable('auth_users').set({ app_metadata: '{}' }).execute()
    expect(await peopleWith(async () => 0).erase(lead, tom)).toBe(2)
    expect(await database.db.selectFrom('auth_users').select('id').execute()).toEqual([])
  })

  test('changes nothing while it cannot be logged', async () => {
    const lead = await mergedLead()
    const end = outageOf(database, 'changes')
    const people = peopleWith(async () => 0)
    await expect(people.erase(lead, tom)).rejects.toThrow('error')
    expect(await addresses()).toEqual(['elena@example.com', 'zoe@example.com'])
    end()
    expect(await people.erase(lead, tom)).toBe(2)
    expect(await erasures()).toHaveLength(1)
  })
})
