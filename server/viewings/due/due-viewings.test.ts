import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { slot, viewingsSite, wednesdayAnswered } from '../../../testing/viewings.ts'
import { deskActor } from '../../audit-log/actor.ts'
import { connect } from '../../database/connect.ts'
import { handleLead, type Handling } from '../../leads/handling/handle-lead.ts'
import { hour } from '../../shared/time/durations.ts'
import type { Viewing } from '../viewing.ts'
import { runDueJobs } from './due-viewings.ts'

describeOnEachEngine('due jobs of viewings, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, stored, eventsFor, due } = site
  const leadOf = ({ lead: { id } }: Viewing) =>
    site.database.db
      .selectFrom('leads')
      .select(['side', 'side_since', 'unread'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('a hold ends the day before the first of its half-hours, moved ones as well', async () => {
    site.now = slot(0) - 25 * hour
    const soon = await ask([slot(0), slot(60)])
    expect(soon.heldUntil).toBe(wednesdayAnswered)
    const turned = await ask([slot(61), slot(1)])
    expect(turned.heldUntil).toBe(wednesdayAnswered)
    const later = await ask([slot(100)])
    // The hold ends with the hours of the day before; otherwise it would end at nine in the
    // morning.
    expect(later.heldUntil).toBe(Date.parse('2026-11-25T12:00Z'))
    expect(await site.viewings.move(later.id, slot(2), 'visitor')).toBe('done')
    expect((await stored(later.id)).heldUntil).toBe(wednesdayAnswered)
    site.now = wednesdayAnswered
    expect((await due()).expired).toBe(3)
    expect(await stored(soon.id)).toMatchObject({ state: 'expired', heldStart: undefined })
  })

  test('a request of a version that held several times frees all when it expires', async () => {
    const { id } = await ask([slot(0)])
    const { db } = site.database
    const slots = db.selectFrom('viewing_slots').select('start_at').where('viewing_id', '=', id)
    await db
      .insertInto('viewing_slots')
      .values([slot(1), slot(2)].map((start_at) => ({ start_at, seat: 0, viewing_id: id })))
      .execute()
    expect((await stored(id)).heldStart).toBe(slot(0))
    site.now = wednesdayAnswered
    expect((await due()).expired).toBe(1)
    expect(await slots.execute()).toEqual([])
  })

  test('a hold that is not confirmed in time expires once, whatever process runs', async () => {
    const { id } = await ask([slot(0)])
    site.now = wednesdayAnswered - 1
    expect(await due()).toEqual({ expired: 0, reminded: 0 })
    site.now = wednesdayAnswered
    const other = await connect(site.place)
    const results = await Promise.all([
      due(),
      runDueJobs(other, 'site.test', site.now),
      due(),
      runDueJobs(other, 'site.test', site.now),
    ])
    await other.db.destroy()
    expect(results.reduce((sum, { expired }) => sum + expired, 0)).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'expired', heldStart: undefined, sequence: 1 })
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'expired'])
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'expired'])
    // The office may still confirm a half-hour after the hold has expired.
    expect(await site.viewings.move(id, slot(60), 'office')).toBe('done')
  })

  test('a lead that staff had answered waits for us when its hold expires', async () => {
    const answered = await ask([slot(0)])
    const closed = await ask([slot(1)])
    const unanswered = await ask([slot(2)])
    const { db } = site.database
    const handle = (leadId: string, handling: Handling) =>
      handleLead({ db, clock: () => site.now }, leadId, handling, deskActor)
    await handle(answered.lead.id, { side: 'theirs', unread: false })
    await handle(closed.lead.id, { stage: 'lost', unread: false })
    const { side_since: since } = await leadOf(unanswered)
    site.now = wednesdayAnswered
    expect((await due()).expired).toBe(3)
    expect(await leadOf(answered)).toEqual({ side: 'ours', side_since: site.now, unread: 1 })
    expect(await leadOf(closed)).toMatchObject({ side: 'closed', unread: 0 })
    expect(await leadOf(unanswered)).toMatchObject({ side: 'ours', side_since: since })
  })

  test('a visitor whom the office has written to is told of the end of a hold', async () => {
    const { id } = await ask([slot(0)])
    await site.database.db.updateTable('viewings').set({ answers_visitor: 0 }).execute()
    await site.viewings.confirm(id, undefined)
    expect(await site.viewings.move(id, slot(2), 'visitor')).toBe('done')
    site.now = (await stored(id)).heldUntil ?? 0
    expect((await due()).expired).toBe(1)
    expect((await eventsFor('viewing-visitor')).at(-1)).toBe('expired')
  })

  test('an address that no e-mail can be sent to gets none', async () => {
    const { id } = await ask([slot(0)])
    await site.database.db.updateTable('leads').set({ email: 'a,b@example.com' }).execute()
    await site.viewings.confirm(id, undefined)
    site.now = slot(0) - 24 * hour + 60_000
    expect((await due()).reminded).toBe(1)
    expect(await eventsFor('viewing-visitor')).toEqual(['requested'])
    expect(await eventsFor('viewing-office')).toContain('reminder')
  })

  test('both sides get one reminder a day before, whatever process runs or restarts', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    site.now = slot(0) - 24 * hour - 1
    expect((await due()).reminded).toBe(0)
    site.now = slot(0) - 24 * hour + 60_000
    const other = await connect(site.place)
    const results = await Promise.all([due(), runDueJobs(other, 'site.test', site.now), due()])
    await other.db.destroy()
    expect(results.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1)
    site.now += hour
    expect((await due()).reminded).toBe(0)
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed', 'reminder'])
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'confirmed', 'reminder'])
  })

  test('a viewing changed within the last day, cancelled or unconfirmed gets no reminder', async () => {
    const late = await ask([slot(0)])
    const cancelled = await ask([slot(1)])
    await ask([slot(2)])
    await site.viewings.confirm(cancelled.id, undefined)
    await site.viewings.cancel(cancelled.id, 'visitor')
    site.now = slot(0) - 20 * hour
    await site.viewings.confirm(late.id, undefined)
    site.now = wednesdayAnswered
    expect((await due()).reminded).toBe(0)
  })

  test('a site that was down during a viewing sends no late reminder', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    site.now = slot(0) + hour
    expect((await due()).reminded).toBe(0)
  })
})
