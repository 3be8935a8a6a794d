import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { readBoard } from '../leads/handling/board.ts'
import { moveLead } from '../leads/handling/move-lead.ts'
import { day } from '../shared/time/durations.ts'
import { isoTime } from '../shared/time/iso-time.ts'
import { enterViewing } from '../viewings/for-staff/enter-viewing.ts'
import { countVisits, type VisitCounter } from './count-visits.ts'
import { countFigures } from './figures.ts'

const noon = Date.UTC(2026, 1, 10, 12)
const request = {
  method: 'GET',
  url: '/properties',
  status: 200,
  accept: 'text/html',
  referrer: 'https://www.kyero.com/x?y=z',
  userAgent: 'Mozilla/5.0 (iPhone)',
  purpose: undefined,
}

describeOnEachEngine('figures, on %s', (engine) => {
  let database: Database
  let now = noon
  const counter = (): VisitCounter =>
    countVisits({
      database,
      siteUrl: 'https://site.test',
      log: pino({ level: 'silent' }),
      clock: () => now,
    })
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    now = noon
  })
  const february = { from: '2026-02-09', to: '2026-02-11', language: undefined }

  test('made-up referrers add no more than 5,000 counts a day, over all writes', async () => {
    const one = counter()
    for (let host = 0; host < 5010; host++) {
      one.count({ ...request, referrer: `https://host-${host}.example/` })
      if (host % 2000 === 0) await one.write()
    }
    await one.stop()
    const { rows, visits } = await database.db
      .selectFrom('visit_counts')
      .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('visits').as('visits')])
      .executeTakeFirstOrThrow()
    expect([Number(rows), Number(visits)]).toEqual([5001, 5010])
  })

  test('visits are added up by day, page, language and host, by several processes', async () => {
    const [one, other] = [counter(), counter()]
    for (let count = 0; count < 3; count++) one.count(request)
    other.count(request)
    other.count({ ...request, url: '/es/properties', referrer: 'https://site.test/es' })
    await Promise.all([one.write(), other.write()])
    await one.write()
    // A quarter past midnight in Spain.
    now = Date.UTC(2026, 1, 10, 23, 15)
    one.count({ ...request, url: '/?gclid=secret' })
    await one.stop()
    const { visits } = await countFigures(database, february)
    expect(visits).toEqual({
      total: 6,
      days: [
        { day: '2026-02-09', all: 0, es: 0 },
        { day: '2026-02-10', all: 5, es: 1 },
        { day: '2026-02-11', all: 1, es: 0 },
      ],
      pages: [
        { name: '/properties', en: 4, es: 1 },
        { name: '/', en: 1, es: 0 },
      ],
      referrers: [{ name: 'kyero.com', count: 5 }],
    })
    const spanish = await countFigures(database, { ...february, language: 'es' })
    expect(spanish.visits.total).toBe(1)
    const stored = await database.db.selectFrom('visit_counts').selectAll().execute()
    expect(JSON.stringify(stored)).not.toMatch(/secret|iPhone|x\?y/)
  })

  test('made-up referrers do not fill the memory, and old counts go', async () => {
    await database.db
      .insertInto('visit_counts')
      .values({ day: '2023-12-31', path: '/', language: 'en', referrer: '', visits: 1 })
      .execute()
    const one = counter()
    for (let count = 0; count < 5_200; count++)
      one.count({ ...request, referrer: `https://host-${count}.test/` })
    await one.write()
    const rows = await database.db.selectFrom('visit_counts').select(['day', 'visits']).execute()
    expect(rows.length).toBeLessThanOrEqual(5_001)
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(5_200)
    expect(rows.map(({ day }) => day)).not.toContain('2023-12-31')
  })

  const leadRow = (id: string, at = noon) => ({
    id,
    submission_id: id,
    fingerprint: id,
    kind: 'inquiry' as const,
    language: 'en' as const,
    source_path: '/properties/a',
    fields: '{}',
    consent: 1 as const,
    consent_wording: null,
    user_id: null,
    created_at: isoTime(at),
    home_ref: 'R1',
  })
  const lead = (id: string, change: object) =>
    database.db
      .insertInto('leads')
      .values({ ...leadRow(id), ...change })
      .execute()

  test('requests are answered while many enquiries are counted, each once', async () => {
    const times = Array.from({ length: 1_100 }, (_, index) => noon + Math.floor(index / 3))
    await database.db
      .insertInto('leads')
      .values(times.map((time, index) => leadRow(`${index}`, time)))
      .execute()
    let turns = 0
    const count = () => {
      turns++
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    const { enquiries } = await countFigures(database, february)
    clearImmediate(next)
    expect(enquiries.total).toBe(times.length)
    expect(turns).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['2026-03-29', '2026-03-28T23:00Z', '2026-03-29T21:59Z', '2026-03-29T22:00Z'],
    ['2026-10-25', '2026-10-24T22:00Z', '2026-10-25T22:59Z', '2026-10-25T23:00Z'],
  ])('the day when the clocks change, %s, is neither short nor long', async (day, ...times) => {
    for (const [index, time] of times.entries())
      await lead(`${index}`, { created_at: new Date(time).toISOString() })
    const { enquiries } = await countFigures(database, { ...february, from: day, to: day })
    expect(enquiries.total).toBe(2)
  })

  test('a viewing counts when it is confirmed, for its own home', async () => {
    const start = noon + 20 * 86_400_000
    const rules = { capacity: 1 }
    const actor = { id: 'tom', name: 'Tom' }
    const member = { id: 'tom', name: 'Tom' }
    const home = { slug: 'b', ref: 'R2', title: 'Villa B' }
    await lead('helena', { home_ref: null })
    const context = { database, rules, mailDomain: 'site.test', now: noon }
    const enquirer = { leadId: 'helena' }
    expect(await enterViewing(context, { enquirer, home, start, member }, actor)).toMatchObject({
      outcome: 'arranged',
    })
    const { viewings, enquiries } = await countFigures(database, february)
    expect(viewings).toBe(1)
    expect(enquiries.homes).toEqual([{ name: 'R2', count: 0, viewings: 1 }])
    const march = await countFigures(database, {
      ...february,
      from: '2026-03-01',
      to: '2026-03-31',
    })
    expect(march.viewings).toBe(0)
  })

  test('a second viewing counts as well when it is confirmed, once each period', async () => {
    const actor = { id: 'tom', name: 'Tom' }
    await lead('helena', { home_ref: null })
    const arrange = (at: number, start: number) =>
      enterViewing(
        { database, rules: { capacity: 1 }, mailDomain: 'site.test', now: at },
        { enquirer: { leadId: 'helena' }, home: undefined, start, member: actor },
        actor,
      )
    await arrange(noon, noon + day)
    const march = noon + 25 * day
    expect(await arrange(march, march + day)).toMatchObject({ outcome: 'arranged' })
    const inMarch = { from: '2026-03-01', to: '2026-03-31', language: undefined }
    for (const period of [february, inMarch])
      expect((await countFigures(database, period)).viewings).toBe(1)
  })

  const tom = { id: 'tom', name: 'Tom' }
  const byTom = { member: tom, actor: tom }
  const moving = () => ({ db: database.db, mailDomain: 'site.test', clock: () => noon })

  test('a stage counts all enquiries that reached it or a later one', async () => {
    for (const [id, ...stages] of [
      ['direct', 'won'],
      ['offered', 'offer', 'won'],
      ['by-mistake', 'offer', 'answered'],
      ['refused', 'viewing', 'offer', 'lost'],
    ] as const) {
      await lead(id, {})
      for (const to of stages) await moveLead(moving(), id, { to }, byTom)
    }
    const { funnel } = await countFigures(database, february)
    // A move to answered without an answer does not count.
    expect(funnel).toEqual({ enquiries: 4, answered: 3, viewing: 3, offer: 3, won: 2 })
  })

  test('a viewing that was only requested does not advance an enquiry in the funnel', async () => {
    for (const id of ['asked', 'arranged', 'answered']) await lead(id, {})
    await moveLead(moving(), 'arranged', { to: 'viewing' }, byTom)
    await moveLead(moving(), 'answered', { to: 'answered' }, byTom)
    await database.db
      .insertInto('viewings')
      .values({
        id: 'viewing',
        lead_id: 'asked',
        home_slug: 'a',
        home_ref: 'R1',
        home_title: 'Villa A',
        more_homes: null,
        state: 'requested',
        sequence: 0,
        start_at: noon,
        held_until: noon,
        answers_visitor: 1,
        created_at: noon,
        changed_at: noon,
        reminded_at: null,
      })
      .execute()
    const { funnel } = await countFigures(database, february)
    expect(funnel).toEqual({ enquiries: 3, answered: 1, viewing: 1, offer: 0, won: 0 })
    const board = await readBoard(database.db, {})
    expect(board.map(({ counts }) => counts[0])).toEqual([1, 1, 1, 0, 0])
  })

  test('members have their answers, by telephone too, and offers are added up', async () => {
    const theirs = { assignee_id: 'tom', assignee: 'Tom' }
    await lead('called', { called_at: noon + 5 * 60_000, called_by: 'ana' })
    await lead('won', { ...theirs, stage: 'won', offer: 900_000 })
    await lead('offered', { ...theirs, stage: 'offer', offer: 450_000 })
    await lead('dragged', { ...theirs, stage: 'answered' })
    const { members, offers, answers, funnel } = await countFigures(database, february)
    expect(answers).toEqual([5])
    expect(funnel).toMatchObject({ enquiries: 4, answered: 3 })
    expect(offers).toEqual({ open: { count: 1, sum: 450_000 }, won: { count: 1, sum: 900_000 } })
    expect(members).toMatchObject([
      { id: 'ana', answered: 1, median: 5, won: 0 },
      { id: 'tom', name: 'Tom', answered: 0, median: undefined, won: 1, wonSum: 900_000 },
    ])
  })

  test('enquiries are counted with their viewings, answers and stages', async () => {
    await lead('one', { stage: 'answered' })
    await lead('two', { stage: 'offer' })
    await lead('three', { language: 'es', source_path: '/contact', home_ref: null })
    await lead('four', { stage: 'lost', lost_reason: 'price' })
    await lead('suspect', { state: 'suspect' })
    await lead('old', { created_at: '2026-01-01T00:00:00.000Z' })
    await database.db
      .insertInto('lead_replies')
      .values(
        [42, 90].map((minutes) => ({
          id: `reply-${minutes}`,
          lead_id: 'one',
          at: noon + minutes * 60_000,
          author_id: 'tom',
          author: 'Tom',
          text: 'Hello',
          subject: 'Hello',
          language: 'en' as const,
        })),
      )
      .execute()
    const figures = await countFigures(database, february)
    expect(figures).toMatchObject({
      enquiries: {
        total: 4,
        homes: [{ name: 'R1', count: 3, viewings: 0 }],
        pages: [
          { name: '/properties/a', count: 3 },
          { name: '/contact', count: 1 },
        ],
      },
      answers: [42],
      funnel: { enquiries: 4, answered: 2, viewing: 1, offer: 1, won: 0 },
      lost: [{ name: 'price', count: 1 }],
      emails: { sent: 0, refused: 0, waiting: 0 },
    })
  })
})
