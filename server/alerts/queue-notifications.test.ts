import type { Updateable } from 'kysely'
import { assert, describe, expect, test } from 'vitest'
import { AlertsSite, delay, wish } from '../../testing/alerts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { outageOf } from '../../testing/outage.ts'
import { connect } from '../database/connect.ts'
import type { PropertiesTable } from '../database/tables/homes.ts'
import { day, minute } from '../shared/time/durations.ts'
import { alertEmailWriters } from './emails/alert-emails.ts'
import type { NewAlert } from './sign-up.ts'
import { stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber, type SubscriberAction } from './subscriber.ts'

describeOnEachEngine('the e-mails of alerts, on %s', (engine) => {
  const site = new AlertsSite(engine)
  const { needs, detect, active, add, queueAt, reprice, poll, emails, sentHomes } = site

  test('two alerts of a subscriber send a home once, the immediate before the weekly one', async () => {
    await active({ search: '', frequency: 'weekly' })
    await active()
    await add('home')
    expect(await poll()).toBe(1)
    site.now += 8 * day
    expect(await poll()).toBe(0)
    expect(await sentHomes()).toEqual([['home', 500_000, null]])
  })

  describe('a home that two alerts of a subscriber match', () => {
    /** The first alert, its tokens, and a change that its subscriber makes. */
    async function pendingForTwo(other: Partial<NewAlert> = {}) {
      const first = await active()
      site.now += 1
      await active({ search: '', ...other })
      await add('home')
      site.now += 1
      await detect()
      const { alerts = [] } = (await findSubscriber(site.database, first.manage)) ?? {}
      const alert = alerts.find(({ search }) => search === wish.search)?.id ?? ''
      const act = (action: SubscriberAction) => applySubscriberAction(needs(), first.manage, action)
      return { ...first, alert, act }
    }

    test.each([
      ['stopped', { do: 'stop' }],
      ['deleted', { do: 'delete' }],
      ['given another search', { do: 'search', search: 'type=villa' }],
      [
        'told of lower prices alone',
        { do: 'notify', newHomes: false, reductions: true, frequency: 'immediate' },
      ],
    ] as const)('is sent by the other one where the first is %s before', async (_, action) => {
      const { act, alert } = await pendingForTwo()
      expect(await act({ ...action, alert })).toBe('done')
      expect(await queueAt(site.now + delay)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 500_000, null]])
      expect(await queueAt(site.now + 2 * delay)).toBe(0)
    })

    test('is sent by the other one where it no longer fits the first', async () => {
      await pendingForTwo({ frequency: 'weekly' })
      site.now += delay
      await reprice('home', 900_000, null)
      await detect()
      expect(await queueAt(site.now + delay)).toBe(0)
      site.now = Date.parse('2026-11-23T08:00:01Z')
      expect(await queueAt(site.now)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 900_000, null]])
    })

    test('is given to the other one with the unsent e-mail of a stopped alert', async () => {
      const { stop } = await pendingForTwo({ frequency: 'weekly' })
      expect(await queueAt(site.now + delay)).toBe(1)
      await stopAlert(needs(site.now + delay), stop)
      expect(await sentHomes()).toEqual([])
      site.now = Date.parse('2026-11-23T08:00:01Z')
      expect(await queueAt(site.now)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 500_000, null]])
      site.now += 8 * day
      expect(await poll()).toBe(0)
    })

    test.each([
      ['is being sent', { leased_until: Date.parse('2027-01-01') }],
      ['may have been sent', { unanswered: 1 }],
      ['is held, as it may have been sent', { state: 'held' }],
      ['was sent', { state: 'sent' }],
    ] as const)('stays with the e-mail of a stopped alert that %s', async (_, outcome) => {
      const { stop } = await pendingForTwo()
      await queueAt(site.now + delay)
      await site.database.db.updateTable('outbox').set(outcome).execute()
      await stopAlert(needs(site.now + delay), stop)
      expect(await queueAt(site.now + 2 * delay)).toBe(0)
    })

    test('is not sent by an alert that was confirmed after the change', async () => {
      const { stop } = await active()
      await add('home')
      await detect()
      expect(await queueAt(site.now + delay)).toBe(1)
      site.now += delay
      await active({ search: '' })
      await stopAlert(needs(), stop)
      expect(await queueAt(site.now + delay)).toBe(0)
    })

    test('is sent once by two processes that are due with both at once', async () => {
      const others = [await connect(site.place), await connect(site.place)]
      try {
        for (let round = 0; round < 5; round++) {
          if (round === 0) await pendingForTwo()
          await add(`home-${round}`)
          site.now += delay
          await detect()
          await Promise.all([site.database, ...others].map((on) => queueAt(site.now + delay, on)))
        }
      } finally {
        for (const other of others) await other.db.destroy()
      }
      const refs = (await sentHomes()).map(([ref]) => ref)
      expect(refs.toSorted()).toEqual([
        'home',
        ...Array.from({ length: 5 }, (_, round) => `home-${round}`),
      ])
    })
  })

  test('weekly changes wait for Monday and are sent in one e-mail', async () => {
    await active({ frequency: 'weekly' })
    await add('one')
    await poll()
    site.now += day
    await add('two')
    expect(await poll()).toBe(0)
    site.now = Date.parse('2026-11-23T08:00:01Z')
    expect(await poll()).toBe(1)
    expect((await sentHomes()).map(([ref]) => ref)).toEqual(['one', 'two'])
    expect(await poll()).toBe(0)
  })

  describe('a weekly e-mail', () => {
    const monday = Date.parse('2026-11-23T08:00:01Z')
    const set = (id: string, columns: Updateable<PropertiesTable>) =>
      site.database.db.updateTable('properties').set(columns).where('id', '=', id).execute()
    const queued = () =>
      site.database.db.selectFrom('alert_notifications').select('queued_at').execute()

    test('leaves out homes that were sold, withdrawn or became too expensive meanwhile', async () => {
      await active({ frequency: 'weekly' })
      for (const id of ['sold', 'withdrawn', 'too-dear', 'stays']) await add(id)
      await poll()
      site.now += day
      await set('sold', { status: 'sold' })
      await set('withdrawn', { publication: 'withdrawn' })
      await set('too-dear', { price: 900_000 })
      expect(await poll()).toBe(0)
      site.now = monday
      expect(await poll()).toBe(1)
      expect(await sentHomes()).toEqual([['stays', 500_000, null]])
      expect(await queued()).toEqual([{ queued_at: site.now + delay }])
    })

    test('has each home once, at its present price', async () => {
      await add('lower', { price: 700_000 })
      await active({ frequency: 'weekly' })
      await add('dearer')
      await add('new-and-lower')
      await reprice('lower', 600_000)
      await poll()
      site.now += day
      await reprice('dearer', 620_000)
      await reprice('new-and-lower', 450_000)
      await reprice('lower', 550_000)
      await poll()
      site.now = monday
      expect(await poll()).toBe(1)
      expect((await sentHomes()).toSorted()).toEqual([
        ['dearer', 620_000, null],
        ['lower', 550_000, 600_000],
        ['new-and-lower', 450_000, null],
      ])
    })

    test('has no reduction that was taken back, and is not sent without a home', async () => {
      await add('raised', { price: 700_000 })
      await add('not-shown', { price: 700_000 })
      await active({ frequency: 'weekly' })
      await reprice('raised', 600_000)
      await reprice('not-shown', 600_000)
      await poll()
      site.now += day
      await reprice('raised', 650_000)
      await reprice('not-shown', 600_000, null)
      await poll()
      site.now = monday
      expect(await poll()).toBe(0)
      expect(await queued()).toEqual([])
    })

    test('waits while a change of its homes can be taken back, and tells it once', async () => {
      await active({ frequency: 'weekly' })
      await add('home')
      await poll()
      site.now = monday - minute
      await reprice('home', 45_000)
      await detect()
      expect(await queueAt(monday)).toBe(0)
      site.now += minute
      await reprice('home', 450_000)
      await detect()
      expect(await queueAt(site.now + delay)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 450_000, null]])
      site.now += 7 * day
      expect(await poll()).toBe(0)
    })
  })

  test('two processes at once send each home once', async () => {
    await active()
    const other = await connect(site.place)
    try {
      for (let round = 0; round < 5; round++) {
        await add(`a-${round}`)
        await add(`b-${round}`)
        await reprice(`a-${round - 1}`, 400_000 - round)
        await Promise.all([poll(), poll(other), poll(), poll(other)])
      }
      // A worker that polled too early for the last changes sees them now.
      await Promise.all([poll(), poll(other)])
    } finally {
      await other.db.destroy()
    }
    const refs = (await sentHomes()).map(([ref, price]) => `${ref} ${price}`)
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs).toHaveLength(14)
  })

  test('after a process killed at any step, the next one sends the rest, nothing twice', async () => {
    await active()
    for (let home = 0; home < 3; home++) await add(`home-${home}`)
    // The process is killed between detecting and queueing.
    await detect()
    // The process is killed while queueing: the transaction is rolled back.
    const queueingAgain = outageOf(site.database, 'outbox')
    await expect(queueAt(site.now + delay)).rejects.toThrow('error')
    queueingAgain()
    // The process is killed while detecting: the transaction is rolled back.
    site.now += 1_000
    await add('home-3')
    const detectingAgain = outageOf(site.database, 'alert_notifications')
    await expect(detect()).rejects.toThrow('error')
    detectingAgain()
    expect(await poll()).toBe(1)
    expect((await sentHomes()).map(([ref]) => ref)).toEqual([
      'home-0',
      'home-1',
      'home-2',
      'home-3',
    ])
    expect(await poll()).toBe(0)
  })

  test('the e-mail has home, price and former price, and stops the alert in one click', async () => {
    await active({ language: 'es' })
    await add('home', { price: 600_000 })
    await poll()
    await reprice('home', 500_000)
    await poll()
    const [, payload] = await emails()
    const writer = alertEmailWriters(site.database.db, 'https://site.test').find(
      ({ kind }) => kind === 'alert-news',
    )
    const email = await writer?.write(payload)
    assert(email)
    expect(email.subject).toContain('Bajada de precio')
    expect(email.text).toContain('500.000\u00a0€, antes 600.000\u00a0€')
    expect(email.text).toContain('https://site.test/es/properties/home')
    expect(email.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining('https://site.test/es/alerts/stop?token='),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})
