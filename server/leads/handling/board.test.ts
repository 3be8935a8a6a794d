import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { enquiryOf, leadHandlingOn, storeLead } from '../../../testing/leads.ts'
import type { Database } from '../../database/database.ts'
import { day } from '../../shared/time/durations.ts'
import type { LeadHandling } from './handling.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const tom = { id: 'tom', name: 'tom@example.com' }
const marta = { id: 'marta', name: 'marta@example.com' }
const byTom = { member: tom, actor: tom }
const byMarta = { member: marta, actor: marta }

describeOnEachEngine('the board of leads, on %s', (engine) => {
  let database: Database
  let handling: LeadHandling
  let now = start
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    now = start
    handling = leadHandlingOn(database, () => now)
  })

  let submissions = 0
  const newLead = (fields: Record<string, string> = {}): Promise<string> => {
    now += 60_000
    const submission = enquiryOf(`submission-${++submissions}`, fields)
    return storeLead(database.db, { submission, receivedAt: now })
  }
  const idsOf = async (...filter: Parameters<LeadHandling['board']>) =>
    (await handling.board(...filter)).map(({ leads }) => leads.map(({ id }) => id))

  test('each stage is a column with the waiting leads on top, won and lost in the last', async () => {
    const [waits, first, second, won, lost] = [
      await newLead(),
      await newLead(),
      await newLead(),
      await newLead(),
      await newLead(),
    ]
    await handling.change(waits, { side: 'theirs' }, tom)
    now += 1
    await handling.move(won, { from: 'new', to: 'won' }, byTom)
    now += 1
    await handling.move(lost, { from: 'new', to: 'lost', reason: 'price' }, byTom)
    expect(await idsOf({})).toEqual([[first, second, waits], [], [], [], [lost, won]])
    expect((await handling.board({})).map(({ stages, counts }) => [stages, counts])).toEqual([
      [['new'], [3]],
      [['answered'], [0]],
      [['viewing'], [0]],
      [['offer'], [0]],
      [
        ['won', 'lost'],
        [1, 1],
      ],
    ])
    expect((await handling.board({}))[4]?.leads[0]).toMatchObject({ lostReason: 'price' })
  })

  test('it is filtered by member, home and time, which hides no lead that waits for us', async () => {
    const mine = await newLead({ reference: 'R2' })
    const nobodys = await newLead({ reference: 'R1' })
    await handling.change(mine, { assignee: tom, side: 'theirs' }, tom)
    expect((await idsOf({ assigneeId: 'tom' }))[0]).toEqual([mine])
    expect((await idsOf({ assigneeId: null }))[0]).toEqual([nobodys])
    expect((await idsOf({ home: 'R1' }))[0]).toEqual([nobodys])
    expect((await idsOf({ activeSince: now + 30 * day }))[0]).toEqual([nobodys])
    expect(await handling.boardChoices()).toEqual({
      assignees: [{ id: 'tom', name: 'tom@example.com' }],
      homes: ['R1', 'R2'],
    })
  })

  test('enquiries about homes are counted by week, the latest last', async () => {
    await newLead({ reference: 'R1' })
    now += 15 * day
    await newLead({ reference: 'R1' })
    await newLead({ reference: 'R1' })
    await newLead({ reference: 'R2' })
    const suspect = await newLead({ reference: 'R1' })
    await database.db
      .updateTable('leads')
      .set({ state: 'suspect' })
      .where('id', '=', suspect)
      .execute()
    now += 1
    expect(await handling.enquiries(['R1', 'R3'])).toEqual(new Map([['R1', [0, 0, 0, 0, 1, 0, 2]]]))
    now += 60 * day
    expect(await handling.enquiries(['R1', 'R2'])).toEqual(new Map())
    expect(await handling.enquiries([])).toEqual(new Map())
  })

  test('an offer has its amount, which is logged and stays at later stages', async () => {
    const id = await newLead()
    await handling.move(id, { from: 'new', to: 'offer', offer: 1_490_000 }, byTom)
    expect((await handling.board({}))[3]?.leads[0]).toMatchObject({ id, offer: 1_490_000 })
    await handling.move(id, { from: 'offer', to: 'offer', offer: 1_500_000 }, byTom)
    await handling.move(id, { from: 'offer', to: 'won' }, byTom)
    const read = await handling.read(id, 'tom')
    expect(read).toMatchObject({ stage: 'won', offer: 1_500_000 })
    expect(read?.changes.map(({ before, after }) => [before?.offer, after?.offer])).toEqual([
      [null, 1_490_000],
      [1_490_000, 1_500_000],
      [undefined, undefined],
    ])
    await handling.move(id, { from: 'won', to: 'offer', offer: null }, byTom)
    expect(await handling.read(id, 'tom')).toMatchObject({ stage: 'offer', offer: null })
  })

  test('the second of two people who move one lead gets a conflict with the first move', async () => {
    const id = await newLead()
    expect(await handling.move(id, { from: 'new', to: 'offer' }, byMarta)).toEqual({
      outcome: 'moved',
    })
    expect(await handling.move(id, { from: 'new', to: 'lost', reason: 'price' }, byTom)).toEqual({
      outcome: 'elsewhere',
      stage: 'offer',
      by: 'marta@example.com',
      at: now,
    })
    // Repeating the same move changes nothing more.
    expect(await handling.move(id, { from: 'new', to: 'offer' }, byTom)).toEqual({
      outcome: 'moved',
    })
    expect(await handling.read(id, 'tom')).toMatchObject({ stage: 'offer', lostReason: null })
    expect((await handling.read(id, 'tom'))?.changes).toHaveLength(1)
    expect(await handling.move(id, { from: 'offer', to: 'answered' }, byTom)).toEqual({
      outcome: 'moved',
    })
    expect(await handling.move('nobody', { from: 'new', to: 'won' }, byTom)).toEqual({
      outcome: 'unknown',
    })
  })

  test('of two simultaneous moves one is made, and the other refused with the reason', async () => {
    const id = await newLead()
    const outcomes = await Promise.all([
      handling.move(id, { from: 'new', to: 'offer' }, byTom),
      handling.move(id, { from: 'new', to: 'viewing' }, byMarta),
    ])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['elsewhere', 'moved'])
  })
})
