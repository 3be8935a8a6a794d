import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { outageOf } from '../../testing/outage.ts'
import { memoryCounters } from '../counters/memory-counters.ts'
import { createStoredCounters } from '../counters/stored-counters.ts'
import type { Database } from '../database/database.ts'
import { hour, minute } from '../shared/time/durations.ts'
import { createEmailBudget, type FormEmail } from './email-budget.ts'
import { createGuard, type Evidence, type Verdict } from './guard.ts'
import { sharedKey } from './shared-key.ts'
import { createStamps } from './stamp.ts'

const now = Date.UTC(2026, 10, 20, 10)
const stamps = createStamps(() => ['key'])
const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  honeypot: '',
  stamp: stamps.issue(now - minute),
  address: '203.0.113.7',
  email: 'elena@example.com',
  emails: ['acknowledgement'],
  submissionId: undefined,
  ...change,
})

describe('stamps', () => {
  test('have an age, and are forged under another key', () => {
    expect(stamps.read(stamps.issue(now), now + 5)).toEqual({ state: 'valid', age: 5 })
    expect(createStamps(() => ['other']).read(stamps.issue(now), now)).toEqual({ state: 'forged' })
    expect(createStamps(() => []).read(stamps.issue(now), now)).toEqual({ state: 'unknown' })
    expect(stamps.read('', now)).toEqual({ state: 'missing' })
  })

  test.each([
    ['half a day old', -12 * hour, 'valid'],
    ['a little older', -12 * hour - 1, 'outdated'],
    ['ten years old', -10 * 365 * 24 * hour, 'outdated'],
    ['of a clock that is a minute ahead', minute, 'valid'],
    ['of a clock that is further ahead', minute + 1, 'outdated'],
    ['one day ahead', 24 * hour, 'outdated'],
  ])('a stamp %s has its state by its age', (_, offset, state) => {
    expect(stamps.read(stamps.issue(now + offset), now).state).toBe(state)
  })

  test('a renewed one may be used at once', async () => {
    const guard = createGuard({
      stamps,
      counters: memoryCounters(),
      storedCounters: memoryCounters(),
    })
    const { suspicion } = await guard.judge(evidence({ stamp: stamps.renew(now) }), now)
    expect(suspicion).toBeUndefined()
  })

  test.each(['x', 't1.mwoynzmf.', 't1.mwoynzmf.omKvJu_gDv0wo7h9aEQYtZ', `${stamps.issue(now)}x`])(
    '"%s" is forged',
    (stamp) => {
      expect(stamps.read(stamp, now)).toEqual({ state: 'forged' })
    },
  )
})

/** The senders and addresses in the order of the attempts, and the e-mails that each causes. */
const sent = (verdicts: readonly Verdict[]) => verdicts.flatMap(({ emails }) => emails).length

const inMemory = () => ({
  counters: memoryCounters(),
  storedCounters: memoryCounters(),
})

describe('the guard', () => {
  const open = () => createGuard({ stamps, ...inMemory() })

  test.each<[string, Partial<Evidence>, Partial<Verdict>]>([
    ['a person', {}, { emails: ['acknowledgement'] }],
    [
      'a person whose browser filled the form in',
      { stamp: stamps.issue(now - 1_000) },
      { emails: ['acknowledgement'] },
    ],
    ['a person of unknown address', { address: undefined }, { emails: ['acknowledgement'] }],
    [
      'what fills in every field',
      { honeypot: 'Buy pills' },
      { suspicion: 'honeypot', quarantined: true, notify: true },
    ],
    ['what never fetched the page', { stamp: '' }, { suspicion: 'stamp' }],
    ['what forges', { stamp: `t1.${now.toString(36)}.${'A'.repeat(22)}` }, { suspicion: 'stamp' }],
    ['what answers at once', { stamp: stamps.issue(now - 999) }, { suspicion: 'too-fast' }],
    ['what kept a stamp', { stamp: stamps.issue(now - 13 * hour) }, { suspicion: 'age' }],
    ['what lives in the future', { stamp: stamps.issue(now + 24 * hour) }, { suspicion: 'age' }],
  ])('%s gets its verdict', async (_, change, verdict) => {
    expect(await open().judge(evidence(change), now)).toEqual({
      suspicion: undefined,
      quarantined: false,
      notify: false,
      emails: [],
      ...verdict,
    })
  })

  test('without a key no submission is suspected, and its sender gets no e-mail', async () => {
    const guard = createGuard({ stamps: createStamps(() => []), ...inMemory() })
    expect(await guard.judge(evidence({ stamp: '' }), now)).toMatchObject({
      quarantined: false,
      emails: [],
    })
  })

  test('a household’s network is quarantined beyond 40 forms in ten minutes', async () => {
    const guard = open()
    const ask = (change: Partial<Evidence>, at = now) =>
      guard.judge(evidence({ stamp: stamps.issue(at - minute), ...change }), at)
    for (let index = 0; index < 40; index++)
      expect(
        await ask({
          email: `a${index}@example.com`,
          address: `2001:db8:1:2::${index + 1}`,
          stamp: stamps.issue(now - minute - index),
        }),
      ).toMatchObject({ suspicion: undefined, quarantined: false })
    expect(await ask({ email: 'next@example.com', address: '2001:db8:1:2:9:8:7:6' })).toMatchObject(
      { suspicion: 'address', quarantined: true, notify: true },
    )
    expect(await ask({ email: 'third@example.com', address: '2001:db8:1:2::9' })).toMatchObject({
      quarantined: true,
      notify: false,
    })
    expect(
      await ask({ email: 'fourth@example.com', address: '2001:db8:1:2::9' }, now + 10 * minute - 1),
    ).toMatchObject({ suspicion: 'address' })
    expect(await ask({ email: 'else@example.com', address: '2001:db8:1:3::1' })).toMatchObject({
      suspicion: undefined,
    })
    expect(
      await ask({ email: 'later@example.com', address: '2001:db8:1:2::1' }, now + 10 * minute),
    ).toMatchObject({ suspicion: undefined })
  })

  test('a stamp is valid for ten forms from one network', async () => {
    const guard = open()
    const ask = (address: string, index: number) =>
      guard.judge(evidence({ address, email: `a${index}@example.com` }), now)
    for (let index = 0; index < 10; index++)
      expect((await ask('203.0.113.7', index)).suspicion).toBeUndefined()
    expect(await ask('203.0.113.7', 99)).toMatchObject({
      suspicion: 'reuse',
      quarantined: false,
      emails: [],
    })
    // A page in memory gives the same stamp to others.
    expect((await ask('203.0.113.8', 100)).suspicion).toBeUndefined()
  })

  test('thirty suspects an hour are mailed to the agency, and further ones quarantined', async () => {
    const guard = open()
    const verdicts = []
    for (let index = 0; index <= 30; index++)
      verdicts.push(await guard.judge(evidence({ stamp: '', address: `198.51.100.${index}` }), now))
    expect(verdicts.filter(({ quarantined }) => quarantined)).toHaveLength(1)
    expect(verdicts.at(-1)).toMatchObject({ quarantined: true, notify: true })
  })

  test('beyond 60 forms in an hour a mailbox is quarantined', async () => {
    const guard = open()
    const ask = (index: number, at = now) =>
      guard.judge(
        evidence({ address: `198.51.100.${index}`, stamp: stamps.issue(at - minute - index) }),
        at,
      )
    for (let index = 0; index < 60; index++) expect((await ask(index)).suspicion).toBeUndefined()
    expect(await ask(60)).toMatchObject({ suspicion: 'mailbox', quarantined: true })
    expect(await ask(61, now + hour)).toMatchObject({ suspicion: undefined })
  })

  test('the agency is notified of quarantined ones at most once in six hours', async () => {
    const guard = open()
    const robot = (at: number) => guard.judge(evidence({ honeypot: 'Buy pills' }), at)
    const notified = []
    for (const at of [0, 1, 6 * hour - 1, 6 * hour]) notified.push((await robot(now + at)).notify)
    expect(notified).toEqual([true, false, false, true])
  })

  test('the same submission again counts once', async () => {
    const guard = open()
    for (let index = 0; index < 500; index++)
      expect(await guard.judge(evidence({ submissionId: 'submission-1' }), now)).toMatchObject({
        suspicion: undefined,
        emails: ['acknowledgement'],
      })
  })
})

describe('the budget of e-mails to strangers', () => {
  const sender = (index: number) => ({
    mailbox: `m${index}@example.com`,
    address: `198.51.${index >> 8}.${index & 255}`,
    stamp: `stamp-${index}`,
  })
  const { mailbox, address, stamp } = sender(-1)

  /**
   * How many of these attempts may be sent.
   * @param common the values that the attempts share.
   */
  async function allowed(email: FormEmail, common: object, times: readonly number[]) {
    const budget = createEmailBudget(memoryCounters())
    let count = 0
    for (const [index, at] of times.entries())
      if (await budget.take(email, { ...sender(index), ...common }, at)) count++
    return count
  }
  const attemptsOf = (hours: number, each: number) =>
    Array.from({ length: hours * each }, (_, index) => now + Math.floor(index / each) * hour)

  test.each<[string, FormEmail, object, number, number]>([
    ['acknowledgements to a mailbox', 'acknowledgement', { mailbox }, 1, 3],
    ['acknowledgements of viewings to a mailbox', 'viewing', { mailbox }, 3, 5],
    ['questions about alerts to a mailbox', 'alert', { mailbox }, 3, 5],
    ['e-mails from a network', 'confirmation', { address }, 5, 15],
    ['e-mails of the whole site', 'confirmation', {}, 40, 200],
  ])('%s are limited by the hour and by the day', async (_, email, common, anHour, aDay) => {
    expect(await allowed(email, common, attemptsOf(1, anHour + 5))).toBe(anHour)
    expect(await allowed(email, common, attemptsOf(24, anHour + 5))).toBe(aDay)
  })

  test('one stamp causes twenty e-mails', async () => {
    expect(await allowed('confirmation', { stamp }, attemptsOf(1, 30))).toBe(20)
  })
})

describeOnEachEngine('counts of submissions, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  /** Opens the guard of one process. */
  const open = () =>
    createGuard({
      stamps,
      counters: memoryCounters(),
      // The database counts, however slow the machine is.
      storedCounters: createStoredCounters(database.db, () => 'secret', pino({ level: 'silent' }), {
        deadline: 60_000,
      }),
    })

  test('all callers get the same key, at once and later', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => sharedKey(database.db, 'forms')))
    expect(new Set(keys).size).toBe(1)
    expect(await sharedKey(database.db, 'other')).not.toBe(keys[0])
  })

  test('a mailbox gets one acknowledgement an hour and three a day from all processes', async () => {
    const guards = [open(), open()]
    const at = async (time: number, index: number) =>
      (
        await guards[index % 2]?.judge(
          evidence({
            email: index % 2 ? 'Elena+x@Example.com' : 'elena@example.com',
            address: `198.51.100.${index}`,
            stamp: stamps.issue(time - minute),
          }),
          time,
        )
      )?.emails.length
    const perHour = []
    for (let hours = 0; hours < 6; hours++)
      for (let index = 0; index < 3; index++)
        perHour.push(await at(now + hours * hour, hours * 3 + index))
    expect(
      perHour
        .map((count, index) => (count ? Math.floor(index / 3) : undefined))
        .filter((one) => one !== undefined),
    ).toEqual([0, 1, 2])
    expect(await at(now + 24 * hour, 1)).toBe(1)
  })

  test('the limits of network, stamp and site count all processes together', async () => {
    const guards = [open(), open(), open()] as const
    const guardOf = (index: number) => guards[index % 3 === 2 ? 2 : index % 3 === 1 ? 1 : 0]
    const flood = async (count: number, change: (index: number) => Partial<Evidence>) => {
      const verdicts = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          guardOf(index).judge(
            evidence({ email: `stranger-${index}@example.com`, ...change(index) }),
            now,
          ),
        ),
      )
      return sent(verdicts)
    }
    const own = await flood(30, () => ({}))
    // When forms arrive at the same moment, more than necessary may be refused, but never too few.
    expect(own).toBeLessThanOrEqual(5)
    expect(own).toBeGreaterThan(0)
    const others = await flood(200, (index) => ({ address: `198.51.100.${index}` }))
    expect(own + others).toBeLessThanOrEqual(20)
    const fresh = await flood(200, (index) => ({
      address: `192.0.2.${index}`,
      email: `other-${index}@example.com`,
      stamp: stamps.issue(now - minute - index * 1000),
    }))
    expect(own + others + fresh).toBeLessThanOrEqual(40)
    expect(fresh).toBeGreaterThan(0)
  })

  test('a confirmation and an acknowledgement do not use up each other for a mailbox', async () => {
    const guard = open()
    const both: readonly FormEmail[] = ['acknowledgement', 'confirmation']
    expect((await guard.judge(evidence({ emails: both }), now)).emails).toEqual(both)
    expect((await guard.judge(evidence({ emails: both }), now)).emails).toEqual(['confirmation'])
    const rest = []
    for (let index = 0; index < 5; index++)
      rest.push(await guard.judge(evidence({ emails: ['confirmation'] }), now))
    expect(sent(rest) + 3).toBe(5)
  })

  test('a mailbox also gets the acknowledgements of three viewings an hour', async () => {
    const guard = open()
    await guard.judge(evidence(), now)
    const viewings = []
    for (let index = 0; index < 4; index++)
      viewings.push(
        await guard.judge(evidence({ emails: ['viewing'], address: `203.0.113.${index}` }), now),
      )
    expect(viewings.map(({ emails }) => emails.length)).toEqual([1, 1, 1, 0])
  })

  test('while the database is away the process counts by itself', async () => {
    const guard = open()
    outageOf(database, 'rate_counts')
    expect((await guard.judge(evidence(), now)).emails).toHaveLength(1)
    expect((await guard.judge(evidence(), now)).emails).toHaveLength(0)
  })
})
