import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { acceptLead } from '../../../testing/leads.ts'
import { outageOf } from '../../../testing/outage.ts'
import type { Database } from '../../database/database.ts'
import type { Submission } from '../lead.ts'

const submission: Submission = {
  kind: 'inquiry',
  language: 'en',
  sourcePath: '/properties/a-home',
  fields: { name: 'Elena', email: 'elena@example.com', phone: '600' },
  consentWording: null,
  submissionId: 'submission-1',
}

describeOnEachEngine('accepting a lead, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const accept = (change: Partial<Submission> = {}, now?: number) =>
    acceptLead(database.db, { ...submission, ...change }, 'site.test', now)
  const count = async () => {
    const leads = await database.db.selectFrom('leads').select('id').execute()
    const emails = await database.db.selectFrom('outbox').select('lead_id').execute()
    return { leads: leads.length, emails: emails.length }
  }

  test('a lead and its e-mail are stored together', async () => {
    expect(await accept()).toBe('accepted')
    expect(await count()).toEqual({ leads: 1, emails: 1 })
  })

  test('the same submission again is the same lead', async () => {
    await accept()
    expect(await accept()).toBe('repeated')
    expect(await count()).toEqual({ leads: 1, emails: 1 })
  })

  test('fifty times at once is one lead', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept()))
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(49)
    expect(await count()).toEqual({ leads: 1, emails: 1 })
  })

  test('another text under the same id is refused', async () => {
    await accept()
    expect(await accept({ fields: { ...submission.fields, phone: '700' } })).toBe('conflict')
    expect(await count()).toEqual({ leads: 1, emails: 1 })
  })

  const without = { submissionId: undefined }

  test('without an id the same text is one lead for half an hour, also over midnight', async () => {
    expect(await accept(without, Date.parse('2026-11-20T23:59:59Z'))).toBe('accepted')
    expect(await accept(without, Date.parse('2026-11-20T23:59:59Z'))).toBe('repeated')
    expect(await accept(without, Date.parse('2026-11-21T00:29:59Z'))).toBe('repeated')
    expect(await accept({ ...without, fields: { ...submission.fields, name: 'Bea' } })).toBe(
      'accepted',
    )
    expect(await count()).toEqual({ leads: 2, emails: 2 })
  })

  test('without an id the same text an hour later is a new lead', async () => {
    expect(await accept(without, Date.parse('2026-11-20T10:00:00Z'))).toBe('accepted')
    expect(await accept(without, Date.parse('2026-11-20T11:00:00Z'))).toBe('accepted')
    expect(await accept(without, Date.parse('2026-11-21T23:50:00Z'))).toBe('accepted')
    expect(await count()).toEqual({ leads: 3, emails: 3 })
  })

  test('with a failing database nothing is stored, and the error is reported', async () => {
    const end = outageOf(database, 'outbox')
    await expect(accept()).rejects.toThrow(/(I\/O|Input\/output) error/)
    end()
    expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([])
  })

  test('a lead is read as it was sent', async () => {
    const fields = { name: "Robert'); DROP TABLE leads;--", message: '“Ünïcödé” \\ 🏖️\nline two' }
    await accept({ fields })
    const { fromJson } = await import('../../database/schema.ts')
    const row = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(fromJson(row.fields)).toEqual(fields)
  })
})
