import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { home, slot, start, viewingsSite } from '../../../testing/viewings.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { handleLead } from '../../leads/handling/handle-lead.ts'
import { acceptLeads } from '../../leads/intake/accept-lead.ts'
import type { Submission } from '../../leads/lead.ts'
import { personData } from '../../people/person-data.ts'
import { hour } from '../../shared/time/durations.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { findViewings } from '../find-viewings.ts'

describeOnEachEngine('viewings entered or moved by staff, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission, stored, eventsFor, due } = site

  test('staff enter a confirmed viewing, with e-mails to those with an address', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const enter = (
      fields: Record<string, string>,
      time = slot(0),
      change: Partial<Submission> = {},
    ) =>
      site.viewings.office.enter(
        {
          enquirer: { caller: submission([], { fields, ...change }) },
          home,
          start: time,
          member: tom,
        },
        tom,
      )
    const per = { name: 'Per Lindqvist', phone: '+46 700 000 000', format: 'in-person' }
    expect(await enter(per, slot(0), { submissionId: 'form-1' })).toMatchObject({
      outcome: 'arranged',
    })
    expect(await enter(per, slot(0), { submissionId: 'form-1' })).toMatchObject({
      outcome: 'repeated',
    })
    // The same form for another time must not be taken for a repetition.
    expect(await enter(per, slot(1), { submissionId: 'form-1' })).toEqual({ outcome: 'exists' })
    expect(await enter({ ...per, name: 'Another' })).toEqual({ outcome: 'taken' })
    expect(await enter(per, site.now - hour)).toEqual({ outcome: 'notOffered' })
    const [viewing, ...others] = await findViewings(site.database.db)
    expect(others).toEqual([])
    expect(viewing).toMatchObject({ state: 'confirmed', start: slot(0), home, assignee: 'Tom' })
    // A refused arrangement leaves nothing behind, not even its lead.
    const leads = await site.database.db
      .selectFrom('leads')
      .select(['stage', 'side', 'unread'])
      .execute()
    expect(leads).toEqual([{ stage: 'viewing', side: 'theirs', unread: 0 }])
    await site.viewings.office.move(viewing?.id ?? '', slot(2), {
      actor: tom,
      member: tom,
    })
    expect(await eventsFor('viewing-visitor')).toEqual([])
    expect(await eventsFor('viewing-office')).toEqual(['confirmed', 'moved'])
    await enter({ ...per, email: 'per@example.com' }, slot(3))
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed'])
    site.now = slot(2) - 20 * hour
    await due()
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed', 'reminder'])
    expect((await eventsFor('viewing-office')).filter((one) => one === 'reminder')).toHaveLength(2)
  })

  test('a form that was changed and sent again is a viewing of its own', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const enter = (name: string, time: number) => {
      const fields = { name, phone: '+46 700 000 000', format: 'in-person' }
      const caller = submission([], { fields, submissionId: 'form-1' })
      return site.viewings.office.enter(
        { enquirer: { caller }, home, start: time, member: tom },
        tom,
      )
    }
    expect(await enter('Per', slot(0))).toMatchObject({ outcome: 'arranged' })
    expect(await enter('Per Lindqvist', slot(0))).toEqual({ outcome: 'taken' })
    expect(await enter('Per Lindqvist', slot(1))).toMatchObject({ outcome: 'arranged' })
    const names = (await findViewings(site.database.db)).map(({ lead }) => lead.fields.name)
    expect(names.toSorted()).toEqual(['Per', 'Per Lindqvist'])
  })

  test('staff arrange a viewing for a lead that has none', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const receivedAt = site.now
    const sent = submission([], { kind: 'inquiry' })
    await acceptLeads(site.database.db, [{ submission: sent, receivedAt }], 'site.test')
    const { id: leadId } = await site.database.db
      .selectFrom('leads')
      .select('id')
      .executeTakeFirstOrThrow()
    const arrange = (id: string, time: number) =>
      site.viewings.office.enter({ enquirer: { leadId: id }, home, start: time, member: tom }, tom)
    expect(await arrange('nobody', slot(0))).toEqual({ outcome: 'unknown' })
    expect(await arrange(leadId, slot(0))).toEqual({ outcome: 'arranged', leadId })
    expect(await arrange(leadId, slot(0))).toEqual({ outcome: 'repeated', leadId })
    expect(await arrange(leadId, slot(1))).toEqual({ outcome: 'exists' })
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed'])
    // The viewing belongs to the person, although they did not ask for it.
    expect((await personData(site.database, sent.fields.email ?? '')).viewings).toMatchObject([
      { lead: leadId, home: home.ref, state: 'confirmed', start: new Date(slot(0)).toISOString() },
    ])
  })

  test('a viewing that replaces one that was cancelled is logged as its change', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const { id, lead } = await ask([slot(0)])
    await site.viewings.move(id, slot(1), 'visitor')
    await site.viewings.cancel(id, 'visitor')
    const arrangement = { enquirer: { leadId: lead.id }, home, start: slot(2), member: tom }
    expect(await site.viewings.office.enter(arrangement, tom)).toMatchObject({
      outcome: 'arranged',
    })
    expect(await stored(id)).toMatchObject({ start: slot(2), visitorMoves: 0 })
    const [entry] = await readAuditEntries(site.database.db, { table: 'viewings', id })
    expect(entry).toMatchObject({
      action: 'update',
      before: { state: 'cancelled', start_at: isoTime(slot(1)) },
      after: { state: 'confirmed', start_at: isoTime(slot(2)) },
    })
  })

  test('a lead whose viewing has taken place gets another, and the log has both', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const { id, lead } = await ask([slot(0)])
    await site.viewings.office.confirm(id, slot(0), { actor: tom, member: tom })
    const arrange = () =>
      site.viewings.office.enter(
        { enquirer: { leadId: lead.id }, home, start: slot(48), member: tom },
        tom,
      )
    site.now = slot(0) - 1
    expect(await arrange()).toEqual({ outcome: 'exists' })
    site.now = slot(0)
    expect(await arrange()).toEqual({ outcome: 'arranged', leadId: lead.id })
    expect(await arrange()).toEqual({ outcome: 'repeated', leadId: lead.id })
    expect(await findViewings(site.database.db)).toMatchObject([
      { id, state: 'confirmed', start: slot(48), heldStart: slot(48), sequence: 2 },
    ])
    // The week of the first one has it no longer.
    expect(await site.viewings.office.between(slot(0), slot(1))).toEqual([])
    expect(await site.viewings.office.history([id])).toMatchObject([
      { before: { state: 'requested' }, after: { state: 'confirmed' } },
      { before: { start_at: isoTime(slot(0)) }, after: { start_at: isoTime(slot(48)) } },
    ])
  })

  test.each([
    ['new', { stage: 'viewing', side: 'theirs', assignee: 'Ana' }],
    ['answered', { stage: 'viewing', side: 'theirs', assignee: 'Ana' }],
    ['offer', { stage: 'offer', side: 'theirs', assignee: 'Ana' }],
    ['won', { stage: 'won', side: 'closed', assignee: 'Ana' }],
  ] as const)(
    'a viewing for a lead that is %s and a colleague’s leaves it so',
    async (stage, after) => {
      const tom = { id: 'tom', name: 'Tom' }
      const ana = { id: 'ana', name: 'Ana' }
      const receivedAt = site.now
      const sent = submission([], { kind: 'inquiry' })
      await acceptLeads(site.database.db, [{ submission: sent, receivedAt }], 'site.test')
      const leads = site.database.db.selectFrom('leads')
      const { id: leadId } = await leads.select('id').executeTakeFirstOrThrow()
      const handling = { stage, assignee: ana }
      await handleLead({ ...site.database, clock: () => site.now }, leadId, handling, ana)
      expect(
        await site.viewings.office.enter(
          { enquirer: { leadId }, home, start: slot(0), member: tom },
          tom,
        ),
      ).toMatchObject({ outcome: 'arranged' })
      expect(await leads.select(['stage', 'side', 'assignee']).executeTakeFirstOrThrow()).toEqual(
        after,
      )
    },
  )

  test('the member who confirms or moves a viewing gets its unassigned lead', async () => {
    const [tom, ana] = ['tom', 'ana'].map((name) => {
      const member = { id: name, name }
      return { actor: member, member }
    })
    if (!tom || !ana) return expect.fail()
    const { id, lead } = await ask([slot(0)])
    const assignee = async () => (await stored(id)).assignee
    await site.viewings.move(id, slot(1), 'visitor')
    expect(await assignee()).toBeUndefined()
    await site.viewings.office.confirm(id, slot(1), tom)
    expect(await assignee()).toBe('tom')
    const [entry] = await readAuditEntries(site.database.db, { table: 'leads', id: lead.id })
    expect(entry).toMatchObject({ actor: 'tom', after: { assignee: 'tom' } })
    await site.viewings.office.move(id, slot(2), ana)
    expect(await assignee()).toBe('tom')
    const other = await ask([slot(4)])
    await site.viewings.office.cancel(other.id, ana)
    expect((await stored(other.id)).assignee).toBeUndefined()
  })

  test('a lead whose viewing was cancelled or has expired gets another', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const { id } = await ask([slot(0)])
    const { lead } = await stored(id)
    const arrange = (time: number) =>
      site.viewings.office.enter(
        { enquirer: { leadId: lead.id }, home, start: time, member: tom },
        tom,
      )
    expect(await arrange(slot(1))).toEqual({ outcome: 'exists' })
    expect(await site.viewings.cancel(id, 'office')).toBe('done')
    expect(await arrange(slot(1))).toMatchObject({ outcome: 'arranged' })
    // Calendars show the entry again, because its sequence number is higher.
    expect(await findViewings(site.database.db)).toMatchObject([
      { id, state: 'confirmed', start: slot(1), heldStart: slot(1), sequence: 2 },
    ])
    expect(await arrange(slot(2))).toEqual({ outcome: 'exists' })
  })

  test('the office moves to any future half-hour, which is then confirmed', async () => {
    const { id } = await ask([slot(0)])
    expect(await site.viewings.move(id, start - hour, 'office')).toBe('notOffered')
    expect(await site.viewings.move(id, slot(20), 'office')).toBe('done')
    expect(await stored(id)).toMatchObject({ state: 'confirmed', start: slot(20), sequence: 1 })
  })
})
