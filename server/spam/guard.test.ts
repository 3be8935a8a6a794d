import { describe, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { memoryCounters } from '../counters.ts'
import type { Database } from '../database/database.ts'
import { createGuard, limits, type Evidence } from './guard.ts'
import { sharedKey } from './shared-key.ts'
import { createStamps } from './stamp.ts'

const now = Date.UTC(2026, 10, 20, 10)
const stamps = createStamps(() => ['key'])
const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  trap: '',
  stamp: stamps.issue(now - 60_000),
  address: '203.0.113.7',
  email: 'elena@example.com',
  strict: true,
  submissionId: undefined,
  ...change,
})

describe('stamps', () => {
  test('tell their age, however old, and no other key’s', () => {
    expect(stamps.age(stamps.issue(now), now + 5)).toBe(5)
    expect(stamps.age(stamps.issue(now), now + 400 * 24 * 3_600_000)).toBe(400 * 24 * 3_600_000)
    expect(createStamps(() => ['other']).age(stamps.issue(now), now)).toBeUndefined()
  })

  test.each([
    '',
    'x',
    't1.mwoynzmf.',
    't1.mwoynzmf.omKvJu_gDv0wo7h9aEQYtZ',
    `${stamps.issue(now)}x`,
  ])('"%s" is forged', (stamp) => {
    expect(stamps.age(stamp, now)).toBeUndefined()
  })
})

describe('the guard', () => {
  const guard = () => createGuard(stamps, memoryCounters())

  test.each<[string, Partial<Evidence>, string | undefined]>([
    ['a person', {}, undefined],
    [
      'a person who left the page open for a year',
      { stamp: stamps.issue(now - 365 * 24 * 3_600_000) },
      undefined,
    ],
    ['a person whose browser filled the form in', { stamp: stamps.issue(now - 700) }, undefined],
    ['a person of unknown address', { address: undefined }, undefined],
    [
      'a person whose form lost its stamp, and who sells nothing',
      { stamp: '', strict: false },
      undefined,
    ],
    [
      'a person who sends at once what the browser filled in',
      { stamp: stamps.issue(now - 40), strict: false },
      undefined,
    ],
    ['what fills in every field', { trap: 'Buy pills' }, 'trap'],
    ['what never fetched the page', { stamp: '' }, 'stamp'],
    ['what forges', { stamp: `t1.${now.toString(36)}.${'A'.repeat(22)}` }, 'stamp'],
    ['what forges, without a link', { stamp: 'x', strict: false }, 'stamp'],
    ['what answers at once', { stamp: stamps.issue(now - 40) }, 'haste'],
    ['what lives in the future', { stamp: stamps.issue(now + 60_000) }, 'haste'],
  ])('%s', async (_, change, suspicion) => {
    expect((await guard().judge(evidence(change), now)).suspicion).toBe(suspicion)
  })

  test('too many from one address, or one household’s network, are suspect until the window is over', async () => {
    const one = guard()
    const ask = (change: Partial<Evidence>, at = now) => one.judge(evidence(change), at)
    for (let index = 0; index < limits.address.most; index++)
      expect(
        (await ask({ email: `a${index}@example.com`, address: `2001:db8:1:2::${index + 1}` }))
          .suspicion,
      ).toBeUndefined()
    expect(
      (await ask({ email: 'next@example.com', address: '2001:db8:1:2:9:8:7:6' })).suspicion,
    ).toBe('address')
    expect(
      (await ask({ email: 'else@example.com', address: '2001:db8:1:3::1' })).suspicion,
    ).toBeUndefined()
    expect(
      (
        await ask(
          { email: 'later@example.com', address: '2001:db8:1:2::1', stamp: stamps.issue(now) },
          now + limits.address.window,
        )
      ).suspicion,
    ).toBeUndefined()
  })

  test('a mailbox that had its acknowledgements gets no more of them; far beyond that it is suspect', async () => {
    const one = guard()
    const verdicts = []
    for (let index = 0; index <= limits.mailbox.most; index++)
      verdicts.push(
        await one.judge(
          evidence({
            email: index % 2 ? 'Elena@Example.com' : 'elena@example.com',
            address: `198.51.100.${index}`,
          }),
          now,
        ),
      )
    expect(verdicts.filter(({ acknowledge }) => acknowledge)).toHaveLength(
      limits.acknowledgement.most,
    )
    expect(verdicts.filter(({ suspicion }) => suspicion)).toEqual([
      { suspicion: 'mailbox', acknowledge: false },
    ])
  })

  test('the same submission again counts once', async () => {
    const one = guard()
    for (let index = 0; index < 500; index++)
      expect(
        (await one.judge(evidence({ submissionId: 'submission-1' }), now)).suspicion,
      ).toBeUndefined()
  })
})

describeOnEachEngine('on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('the key is the same for all who ask, at once and later', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => sharedKey(database.db, 'forms')))
    expect(new Set(keys).size).toBe(1)
    expect(await sharedKey(database.db, 'other')).not.toBe(keys[0])
  })
})
