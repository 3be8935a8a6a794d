import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { outageOf } from '../../../testing/outage.ts'
import { rules, slot, viewingsSite } from '../../../testing/viewings.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { connect } from '../../database/connect.ts'
import { hour } from '../../shared/time/durations.ts'
import { findViewings } from '../find-viewings.ts'
import { cancelViewing } from './change-viewing.ts'

describeOnEachEngine('changes of viewings, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, stored, eventsFor, due } = site

  test('of fifty concurrent moves to a half-hour one succeeds, and the rest keep theirs', async () => {
    const askers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask([slot(index)])))
    const other = await connect(site.place)
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? site.viewings : site.open(other)).move(
          askers[index % 5]?.id ?? '',
          slot(5),
          'visitor',
        ),
      ),
    )
    await other.db.destroy()
    const all = await findViewings(site.database.db)
    expect(all.filter((one) => one.heldStart !== undefined)).toHaveLength(5)
    expect(all.filter((one) => one.heldStart === slot(5))).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(40)
  })

  test('a confirmation takes one of the times asked for and frees what was held, once', async () => {
    const { id } = await ask([slot(0), slot(1), slot(2)])
    expect(await site.viewings.confirm(id, slot(1))).toBe('done')
    expect(await stored(id)).toMatchObject({
      state: 'confirmed',
      sequence: 1,
      start: slot(1),
      heldStart: slot(1),
      heldUntil: undefined,
    })
    expect(await site.viewings.confirm(id, slot(1))).toBe('unchanged')
    expect(await site.viewings.confirm(id, slot(0))).toBe('over')
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed'])
    expect((await ask([slot(0)])).heldStart).toBe(slot(0))
  })

  test('two concurrent confirmations send one e-mail to each side', async () => {
    const { id } = await ask([slot(0)])
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => site.viewings.confirm(id, undefined)))
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged', 'unchanged', 'unchanged'])
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed'])
  })

  test('after a change by the visitor the lead waits for us, unless it is closed', async () => {
    const { id, lead: submitted } = await ask([slot(0)])
    const leadId = submitted.id
    const lead = async () => {
      const row = await site.database.db
        .selectFrom('leads')
        .select(['side', 'side_since', 'unread'])
        .where('id', '=', leadId)
        .executeTakeFirstOrThrow()
      const log = await readAuditEntries(site.database.db, { table: 'leads', id: leadId })
      return { row, log: log.map(({ actor, after }) => ({ actor, after })) }
    }
    await site.viewings.confirm(id, slot(0))
    const { log: confirmed } = await lead()
    expect(confirmed).toEqual([
      { actor: 'office link', after: { stage: 'viewing', side: 'theirs' } },
    ])
    site.now += hour
    await site.viewings.move(id, slot(1), 'visitor')
    expect(await lead()).toEqual({
      row: { side: 'ours', side_since: site.now, unread: 1 },
      log: [{ actor: 'visitor', after: { side: 'ours' } }, ...confirmed],
    })
    const closed = { side: 'closed', side_since: 1, unread: 0 } as const
    await site.database.db.updateTable('leads').set(closed).where('id', '=', leadId).execute()
    await site.viewings.cancel(id, 'visitor')
    expect((await lead()).row).toEqual(closed)
  })

  test('a visitor moves to an offered half-hour, which the office has to confirm', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    expect(await site.viewings.move(id, slot(10), 'visitor')).toBe('notOffered')
    const taken = await ask([slot(4)])
    expect(await site.viewings.move(id, slot(4), 'visitor')).toBe('taken')
    expect(await stored(id)).toMatchObject({ state: 'confirmed', heldStart: slot(0), sequence: 1 })
    expect(await site.viewings.move(id, slot(3), 'visitor')).toBe('done')
    expect(await stored(id)).toMatchObject({
      state: 'requested',
      start: slot(3),
      heldStart: slot(3),
      sequence: 2,
    })
    expect(await site.viewings.confirm(id, undefined)).toBe('done')
    expect((await stored(taken.id)).heldStart).toBe(slot(4))
  })

  test('the log tells links, the command line and members of staff apart', async () => {
    const { id } = await ask([slot(0)])
    const { viewings, database, now } = site
    await viewings.confirm(id, undefined)
    await viewings.move(id, slot(1), 'office', 'office')
    await viewings.move(id, slot(2), 'visitor', 'visitor')
    const member = { id: 'tom', name: 'Tom' }
    const staff = { member, actor: { id: 'tom', name: 'tom@example.com' } }
    await viewings.office.confirm(id, undefined, staff)
    await cancelViewing({ database, rules, mailDomain: 'site.test', now }, id, 'office')
    const log = await readAuditEntries(database.db, { table: 'viewings', id })
    expect(log.map(({ actor }) => actor).toReversed()).toEqual([
      'office link',
      'office link',
      'visitor',
      'tom@example.com',
      'desk',
    ])
  })

  test('the number of e-mails about one viewing is limited', async () => {
    const { id } = await ask([slot(0)])
    const outcomes = []
    for (let index = 0; index < 14; index++)
      outcomes.push(await site.viewings.move(id, slot(1 + (index % 2)), 'visitor'))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(12)
    expect(outcomes.at(-1)).toBe('tooOften')
    expect(await site.viewings.cancel(id, 'visitor')).toBe('done')
  })

  test.each(['visitor', 'view'] as const)(
    'moves by the office do not count towards those of the link “%s”',
    async (role) => {
      const { id } = await ask([slot(0)])
      for (let index = 0; index < 12; index++)
        expect(await site.viewings.move(id, slot(1 + (index % 2)), 'office')).toBe('done')
      for (const time of [slot(3), slot(4)])
        expect(await site.viewings.move(id, time, 'visitor', role)).toBe('done')
      expect(await stored(id)).toMatchObject({ sequence: 14, visitorMoves: 2 })
    },
  )

  test('a link of an unconfirmed address moves twice, and e-mails if the request did', async () => {
    for (const acknowledged of [true, false]) {
      const { id } = await ask([slot(0)])
      const answers_visitor = acknowledged ? 1 : 0
      await site.database.db
        .updateTable('viewings')
        .set({ answers_visitor })
        .where('id', '=', id)
        .execute()
      const before = (await eventsFor('viewing-visitor')).length
      expect(await site.viewings.move(id, slot(1), 'visitor', 'view')).toBe('done')
      expect(await site.viewings.move(id, slot(2), 'visitor', 'view')).toBe('done')
      expect(await site.viewings.move(id, slot(0), 'visitor', 'view')).toBe('tooOften')
      expect(await site.viewings.move(id, slot(0), 'visitor', 'visitor')).toBe('done')
      expect(await site.viewings.cancel(id, 'visitor', 'view')).toBe('done')
      const written = (await eventsFor('viewing-visitor')).length - before
      expect(written).toBe(acknowledged ? 4 : 1)
    }
  })

  test('a link of an unconfirmed address holds nothing if its request did not', async () => {
    const { id } = await ask([])
    expect(await site.viewings.move(id, slot(1), 'visitor', 'view')).toBe('tooOften')
    expect(await stored(id)).toMatchObject({ start: undefined, heldStart: undefined, sequence: 0 })
    expect(await site.viewings.move(id, slot(1), 'visitor', 'visitor')).toBe('done')
  })

  test('a cancellation frees the half-hour at once, sends one e-mail, and is final', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    expect(await site.viewings.cancel(id, 'visitor')).toBe('done')
    expect(await site.viewings.cancel(id, 'visitor')).toBe('unchanged')
    expect(await site.viewings.confirm(id, slot(0))).toBe('over')
    expect(await site.viewings.move(id, slot(1), 'visitor')).toBe('over')
    expect(await stored(id)).toMatchObject({
      state: 'cancelled',
      heldStart: undefined,
      sequence: 2,
    })
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'confirmed', 'cancelled'])
    expect((await ask([slot(0)])).heldStart).toBe(slot(0))
  })

  test('a viewing that has begun cannot be changed', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    site.now = slot(0)
    expect(await site.viewings.cancel(id, 'visitor')).toBe('over')
    expect(await site.viewings.move(id, slot(60), 'office')).toBe('over')
    expect(await site.viewings.confirm('nobody', undefined)).toBe('unknown')
  })

  test.each(['visitor', 'office'] as const)(
    'the %s cannot cancel a request that has expired, and may still move it',
    async (by) => {
      const { id } = await ask([slot(0)])
      site.now = slot(0) - hour
      await due()
      const sent = await eventsFor('viewing-visitor')
      expect(await site.viewings.cancel(id, by)).toBe('over')
      expect(await stored(id)).toMatchObject({ state: 'expired', sequence: 1 })
      expect(await eventsFor('viewing-visitor')).toEqual(sent)
      expect(await site.viewings.move(id, slot(48), by)).toBe('done')
    },
  )

  test('a failing database changes nothing and is reported', async () => {
    const { id } = await ask([slot(0)])
    outageOf(site.database, 'outbox')
    await expect(site.viewings.confirm(id, undefined)).rejects.toThrow('is unavailable')
    expect(await stored(id)).toMatchObject({ state: 'requested', heldStart: slot(0) })
  })
})
