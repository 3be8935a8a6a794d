import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import type { Database } from '../database/database.ts'
import { countLeads, eachLead, findLeads } from './find-leads.ts'
import { leadCells, leadColumns } from './lead-table.ts'

describeOnEachEngine('finding leads, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  let submissions = 0
  const lead = (name: string, extra: { fields?: Record<string, string>; at?: number } = {}) =>
    acceptLead(
      database.db,
      submissionOf(name, {
        consentWording: 'Write to me',
        fields: { name, email: `${name}@Example.com`, message: 'Private words', ...extra.fields },
        submissionId: `submission-${++submissions}`,
      }),
      'site.test',
      extra.at,
    )
  const all = () => Array.fromAsync(eachLead(database))

  test('leads are listed newest first, page by page, by any filter', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `person${index}`)
    for (const [index, name] of names.entries())
      await lead(name, { at: Date.UTC(2026, 0, 1 + Math.floor(index / 2)) })
    const walked = await all()
    expect(walked).toHaveLength(12)
    expect(walked.map(({ createdAt }) => createdAt)).toEqual(
      walked
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(await Array.fromAsync(eachLead(database, {}, 5))).toEqual(walked)
    expect(await Array.fromAsync(eachLead(database, {}, 6))).toEqual(walked)
    const filter = { since: Date.parse('2026-01-02'), until: Date.parse('2026-01-04') }
    expect(
      (await Array.fromAsync(eachLead(database, filter))).map(({ fields }) => fields.name).sort(),
    ).toEqual(names.slice(2, 6))
    expect(await countLeads(database, { ...filter, email: 'PERSON3@example.com' })).toBe(1)
    expect(await countLeads(database, { kind: 'inquiry' })).toBe(0)
    expect(await countLeads(database, { language: 'es' })).toBe(0)
    await database.db
      .updateTable('leads')
      .set({ state: 'suspect', suspicion: 'honeypot' })
      .where('email', '=', 'person3@example.com')
      .execute()
    expect(await Array.fromAsync(eachLead(database, { quarantined: true }))).toMatchObject([
      { fields: { name: 'person3' }, suspicion: 'honeypot', quarantined: true },
    ])
    expect(await countLeads(database, { quarantined: false })).toBe(11)
    await database.db.updateTable('leads').set({ state: 'new' }).execute()
    expect(
      await Array.fromAsync(eachLead(database, { email: 'person3@example.com' })),
    ).toMatchObject([{ quarantined: false }])
    const [first] = walked
    expect((await findLeads(database, first?.id.slice(0, 8) ?? '')).map(({ id }) => id)).toEqual([
      first?.id,
    ])
    expect(await findLeads(database, '%')).toEqual([])
  })

  test('a table of leads has every answer, also one that it has no column for', async () => {
    await lead('elena', { fields: { budget: 'over-1000000', parking: 'two' } })
    const [one] = await all()
    if (!one) throw new Error('no lead')
    const cells = Object.fromEntries(
      leadCells({ ...one, offer: 1_490_000 }).map((cell, index) => [leadColumns[index], cell]),
    )
    expect(leadCells(one)).toHaveLength(leadColumns.length)
    expect(cells).toMatchObject({
      name: 'elena',
      budget: 'over-1000000',
      message: 'Private words',
      consent: 'yes',
      offer: '1490000',
      email_state: 'waiting',
      other: '{"parking":"two"}',
    })
  })
})
