import type { Updateable } from 'kysely'
import { pino } from 'pino'
import * as v from 'valibot'
import { assert, beforeEach, describe, expect, test } from 'vitest'
import {
  describeOnEachEngine,
  eachOnItsOwnDatabase,
  type TestPlace,
} from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { outageOf } from '../../testing/outage.ts'
import type { Property } from '../catalogue/property.ts'
import { seed } from '../catalogue/seed/seed.ts'
import { storedPropertiesById, storedProperties, toRow } from '../catalogue/stored-properties.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { isPublishedSql } from '../database/is-published.ts'
import { fromJson } from '../database/schema.ts'
import type { PropertiesTable } from '../database/tables/homes.ts'
import { createOutbox } from '../mail/outbox.ts'
import { day, minute } from '../shared/time/durations.ts'
import { confirmAlert } from './confirm.ts'
import { detectHostedChanges, detectOwnChanges, hostedHomes } from './detect-changes.ts'
import { alertEmailWriters } from './emails/alert-emails.ts'
import { homeSnapshot } from './home-snapshot.ts'
import { queueNotifications } from './queue-notifications.ts'
import { lowestPriceWindow } from './record-home-changes.ts'
import { signUpForAlert, type NewAlert } from './sign-up.ts'
import { stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber, type SubscriberAction } from './subscriber.ts'

const delay = 10 * minute

const wish: NewAlert = {
  email: 'Elena@example.com',
  language: 'en',
  search: 'type=apartment&to=800000',
  newHomes: true,
  reductions: true,
  frequency: 'immediate',
  consentWording: 'Tell me',
  sourcePath: '/alerts/new',
}

describeOnEachEngine('alerts, on %s', { timeout: 60_000 }, (engine) => {
  let database: Database
  let place: TestPlace
  let now = Date.parse('2026-11-18T12:00:00Z')
  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
  })
  beforeEach(async () => {
    now = Date.parse('2026-11-18T12:00:00Z')
    await seed(database)
  })

  const needs = (at = now) => ({ ...database, now: () => at, delay })
  const detect = (on: Database = database) => detectOwnChanges(on, { now, delay })
  const ask = (change: Partial<NewAlert> = {}) =>
    signUpForAlert(database.db, { ...wish, ...change }, 'site.test', now)
  /**
   * Makes an alert active, with the current homes as those seen last.
   * @returns the tokens.
   */
  async function active(change: Partial<NewAlert> = {}) {
    const asked = await ask(change)
    const manage = await confirmAlert(needs(), asked?.token ?? '')
    await detect()
    return { manage: manage ?? '', stop: asked?.stopToken ?? '', token: asked?.token ?? '' }
  }
  async function add(id: string, change: Partial<Property> = {}) {
    const [home] = (await storedProperties(database.db)).filter((one) => one.id === 'apt-002')
    if (!home) throw new Error('There is no sample apartment')
    const added = { ...home, id, slug: id, ref: id, status: null, price: 500_000, ...change }
    await database.db.insertInto('properties').values(toRow(added)).execute()
  }
  /** Queues the e-mails that are due at a time, about the homes of our own catalogue. */
  const queueAt = (at: number, on: Database = database) =>
    queueNotifications(on, {
      mailDomain: 'site.test',
      time: { now: at, delay },
      present: (ids) => storedPropertiesById(on.db, ids, isPublishedSql(engine, at)),
    })
  /** @param former the former price, if visitors are shown a reduction. */
  const reprice = (id: string, price: number, former: number | null = 9_000_000) =>
    database.db
      .updateTable('properties')
      .set({ price, former_price: former })
      .where('id', '=', id)
      .execute()
  /**
   * Detects changes and writes their e-mails at the time when the changes can no longer be taken
   * back. Each call is later than the one before.
   */
  async function poll(on: Database = database) {
    now += 1
    await detect(on)
    return queueAt(now + delay, on)
  }
  const emails = async (kind = 'alert-news') => {
    const rows = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .orderBy('created_at')
      .execute()
    return rows.map(({ payload }) => fromJson(payload ?? '{}'))
  }
  /** Reference and price of every notified home, in order. */
  const sentHomes = async () =>
    v
      .parse(v.array(v.object({ homes: v.array(homeSnapshot) })), await emails())
      .flatMap(({ homes }) => homes)
      .map(({ ref, price, previous }) => [ref, price, previous] as const)

  test('nothing is sent before the confirmation; afterwards a new home is sent once', async () => {
    await ask()
    await detect()
    await add('early')
    expect(await poll()).toBe(0)
    await active({ email: 'bruno@example.com' })
    await add('fits')
    await add('dear', { price: 900_000 })
    await add('villa', { propertyType: 'villa' })
    await add('reserved', { status: 'reserved' })
    expect(await poll()).toBe(1)
    expect(await poll()).toBe(0)
    expect(await sentHomes()).toEqual([['fits', 500_000, null]])
    expect(await emails()).toMatchObject([{ email: 'bruno@example.com' }])
  })

  test('a draft causes no notification; once published, it counts as a new home', async () => {
    await active()
    await poll()
    await add('draft')
    const publish = (publication: 'draft' | 'published') =>
      database.db.updateTable('properties').set({ publication }).where('id', '=', 'draft').execute()
    await publish('draft')
    expect(await poll()).toBe(0)
    await publish('published')
    expect(await poll()).toBe(1)
    expect(await sentHomes()).toEqual([['draft', 500_000, null]])
  })

  test('repeated sign-ups send one e-mail in 48 hours, and none for an active alert', async () => {
    expect(await ask()).toBeDefined()
    expect(await ask({ email: 'elena@EXAMPLE.com' })).toBeUndefined()
    now += 49 * 3_600_000
    const again = await ask()
    expect(again).toBeDefined()
    expect(await confirmAlert(needs(), again?.token ?? '')).toBeDefined()
    // A second click gives the same result.
    expect(await confirmAlert(needs(), again?.token ?? '')).toBeDefined()
    now += 49 * 3_600_000
    expect(await ask()).toBeUndefined()
    expect(await emails('alert-confirmation')).toHaveLength(2)
  })

  test('an expired link confirms nothing, and a used one restarts no stopped alert', async () => {
    const asked = await ask()
    expect(await confirmAlert(needs(now + 49 * 3_600_000), asked?.token ?? '')).toBeUndefined()
    expect(await confirmAlert(needs(), 'nobody')).toBeUndefined()
    expect(await confirmAlert(needs(), asked?.token ?? '')).toBeDefined()
    expect(await stopAlert(needs(), asked?.stopToken ?? '')).toBe(true)
    expect(await confirmAlert(needs(), asked?.token ?? '')).toBeUndefined()
  })

  test('one address has at most ten alerts', async () => {
    for (const price of [400_000, 500_000, 600_000, 800_000, 1_000_000])
      for (const type of ['apartment', 'villa', 'penthouse'])
        await ask({ search: `type=${type}&to=${price}` })
    expect(await emails('alert-confirmation')).toHaveLength(10)
  })

  test('a stopped alert does not start again beside ten others', async () => {
    const { manage, stop } = await active()
    await stopAlert(needs(), stop)
    for (const price of [400_000, 500_000, 600_000, 900_000, 1_000_000])
      for (const type of ['apartment', 'villa']) await ask({ search: `type=${type}&to=${price}` })
    const alerts = async () => (await findSubscriber(database, manage))?.alerts ?? []
    const stopped = (await alerts()).find(({ state }) => state === 'stopped')?.id ?? ''
    const start = () => applySubscriberAction(needs(), manage, { do: 'start', alert: stopped })
    expect(await start()).toBe('full')
    const other = (await alerts()).find(({ state }) => state === 'waiting')?.id ?? ''
    await applySubscriberAction(needs(), manage, { do: 'delete', alert: other })
    expect(await start()).toBe('done')
    expect(await start()).toBe('done')
  })

  test('a lower price is sent; one that rises, or falls back to where it was, is not', async () => {
    await active()
    await add('home', { price: 600_000 })
    await poll()
    for (const price of [500_000, 550_000, 500_000, 490_000, 700_000, 495_000]) {
      now += 3_600_000
      await reprice('home', price)
      await poll()
    }
    expect(await sentHomes()).toEqual([
      ['home', 600_000, null],
      ['home', 500_000, 600_000],
      ['home', 490_000, 500_000],
    ])
    // A month later, the former lowest price no longer counts.
    now += lowestPriceWindow + day
    await reprice('home', 494_000)
    await poll()
    expect((await sentHomes()).at(-1)).toEqual(['home', 494_000, 495_000])
  })

  test('a lower price is sent only where visitors are shown the reduction', async () => {
    await active()
    await add('home', { price: 600_000 })
    await poll()
    now += delay
    await reprice('home', 500_000, null)
    expect(await poll()).toBe(0)
    // The reduction is notified once visitors are shown it, a minute later.
    now += minute
    await reprice('home', 500_000, 600_000)
    expect(await poll()).toBe(1)
    expect((await sentHomes()).at(-1)).toEqual(['home', 500_000, 600_000])
    now += delay
    await reprice('home', 480_000, 450_000)
    expect(await poll()).toBe(0)
  })

  describe('within the time in which a change can be taken back', () => {
    /** A home whose subscribers know it, and a function for what they were sent since. */
    async function knownHome() {
      await active()
      await add('home', { price: 690_000 })
      await poll()
      now += 60 * minute
      const known = (await sentHomes()).length
      return async () => (await sentHomes()).slice(known)
    }
    const queue = () => queueAt(now)
    async function detectLater() {
      now += minute
      await detect()
    }

    test('nothing is sent, and then what is true', async () => {
      const sent = await knownHome()
      await reprice('home', 68_000)
      await detect()
      await reprice('home', 680_000)
      await detectLater()
      now += delay - 1
      expect(await queue()).toBe(0)
      now += 1
      expect(await queue()).toBe(1)
      expect(await sent()).toEqual([['home', 680_000, 690_000]])
      expect(await queue()).toBe(0)
    })

    test('a price that is taken back is forgotten: the next one is the first', async () => {
      const sent = await knownHome()
      await reprice('home', 68_000)
      await detect()
      await reprice('home', 690_000, null)
      await detectLater()
      now += 2 * delay
      expect(await queue()).toBe(0)
      await reprice('home', 685_000)
      await poll()
      expect(await sent()).toEqual([['home', 685_000, 690_000]])
    })

    test('a home that is withdrawn or reserved is not sent, and is new when it comes', async () => {
      await active()
      await add('withdrawn')
      await add('reserved')
      await detect()
      const set = (id: string, columns: { publication: 'draft' | 'published' }) =>
        database.db.updateTable('properties').set(columns).where('id', '=', id).execute()
      await set('withdrawn', { publication: 'draft' })
      await database.db
        .updateTable('properties')
        .set({ status: 'reserved' })
        .where('id', '=', 'reserved')
        .execute()
      await detectLater()
      now += 2 * delay
      expect(await queue()).toBe(0)
      await set('withdrawn', { publication: 'published' })
      await poll()
      expect(await sentHomes()).toEqual([['withdrawn', 500_000, null]])
    })

    test('a change that was sent stays, whatever follows it', async () => {
      const sent = await knownHome()
      await reprice('home', 600_000)
      await poll()
      await reprice('home', 690_000)
      await poll()
      await reprice('home', 600_000)
      await poll()
      expect(await sent()).toEqual([['home', 600_000, 690_000]])
    })
  })

  test('an alert about one kind of change does not send the other kind', async () => {
    await active({ email: 'new@example.com', reductions: false })
    await active({ email: 'lower@example.com', newHomes: false })
    await add('home', { price: 600_000 })
    await poll()
    await reprice('home', 500_000)
    await poll()
    expect((await emails()).map(({ email }) => email)).toEqual([
      'new@example.com',
      'lower@example.com',
    ])
  })

  test('two alerts of a subscriber send a home once, the immediate before the weekly one', async () => {
    await active({ search: '', frequency: 'weekly' })
    await active()
    await add('home')
    expect(await poll()).toBe(1)
    now += 8 * day
    expect(await poll()).toBe(0)
    expect(await sentHomes()).toEqual([['home', 500_000, null]])
  })

  describe('a home that two alerts of a subscriber match', () => {
    /** The first alert, its tokens, and a change that its subscriber makes. */
    async function pendingForTwo(other: Partial<NewAlert> = {}) {
      const first = await active()
      now += 1
      await active({ search: '', ...other })
      await add('home')
      now += 1
      await detect()
      const { alerts = [] } = (await findSubscriber(database, first.manage)) ?? {}
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
      expect(await queueAt(now + delay)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 500_000, null]])
      expect(await queueAt(now + 2 * delay)).toBe(0)
    })

    test('is sent by the other one where it no longer fits the first', async () => {
      await pendingForTwo({ frequency: 'weekly' })
      now += delay
      await reprice('home', 900_000, null)
      await detect()
      expect(await queueAt(now + delay)).toBe(0)
      now = Date.parse('2026-11-23T08:00:01Z')
      expect(await queueAt(now)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 900_000, null]])
    })

    test('goes to the other one with the e-mail that a stopped alert had not sent', async () => {
      const { stop } = await pendingForTwo({ frequency: 'weekly' })
      expect(await queueAt(now + delay)).toBe(1)
      await stopAlert(needs(now + delay), stop)
      expect(await sentHomes()).toEqual([])
      now = Date.parse('2026-11-23T08:00:01Z')
      expect(await queueAt(now)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 500_000, null]])
      now += 8 * day
      expect(await poll()).toBe(0)
    })

    test.each([
      ['is being sent', { leased_until: Date.parse('2027-01-01') }],
      ['may have been sent', { unanswered: 1 }],
      ['is held, as it may have been sent', { state: 'held' }],
      ['was sent', { state: 'sent' }],
    ] as const)('stays with the e-mail of a stopped alert that %s', async (_, outcome) => {
      const { stop } = await pendingForTwo()
      await queueAt(now + delay)
      await database.db.updateTable('outbox').set(outcome).execute()
      await stopAlert(needs(now + delay), stop)
      expect(await queueAt(now + 2 * delay)).toBe(0)
    })

    test('is not sent by an alert that was confirmed after the change', async () => {
      const { stop } = await active()
      await add('home')
      await detect()
      expect(await queueAt(now + delay)).toBe(1)
      now += delay
      await active({ search: '' })
      await stopAlert(needs(), stop)
      expect(await queueAt(now + delay)).toBe(0)
    })

    test('is sent once by two processes that are due with both at once', async () => {
      const others = [await connect(place), await connect(place)]
      try {
        for (let round = 0; round < 5; round++) {
          if (round === 0) await pendingForTwo()
          await add(`home-${round}`)
          now += delay
          await detect()
          await Promise.all([database, ...others].map((on) => queueAt(now + delay, on)))
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
    now += day
    await add('two')
    expect(await poll()).toBe(0)
    now = Date.parse('2026-11-23T08:00:01Z')
    expect(await poll()).toBe(1)
    expect((await sentHomes()).map(([ref]) => ref)).toEqual(['one', 'two'])
    expect(await poll()).toBe(0)
  })

  describe('a weekly e-mail', () => {
    const monday = Date.parse('2026-11-23T08:00:01Z')
    const set = (id: string, columns: Updateable<PropertiesTable>) =>
      database.db.updateTable('properties').set(columns).where('id', '=', id).execute()
    const told = () => database.db.selectFrom('alert_notifications').select('queued_at').execute()

    test('offers no home that was sold, withdrawn or dearer than asked meanwhile', async () => {
      await active({ frequency: 'weekly' })
      for (const id of ['sold', 'withdrawn', 'too-dear', 'stays']) await add(id)
      await poll()
      now += day
      await set('sold', { status: 'sold' })
      await set('withdrawn', { publication: 'withdrawn' })
      await set('too-dear', { price: 900_000 })
      expect(await poll()).toBe(0)
      now = monday
      expect(await poll()).toBe(1)
      expect(await sentHomes()).toEqual([['stays', 500_000, null]])
      expect(await told()).toEqual([{ queued_at: now + delay }])
    })

    test('has each home once, at its present price', async () => {
      await add('lower', { price: 700_000 })
      await active({ frequency: 'weekly' })
      await add('dearer')
      await add('new-and-lower')
      await reprice('lower', 600_000)
      await poll()
      now += day
      await reprice('dearer', 620_000)
      await reprice('new-and-lower', 450_000)
      await reprice('lower', 550_000)
      await poll()
      now = monday
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
      now += day
      await reprice('raised', 650_000)
      await reprice('not-shown', 600_000, null)
      await poll()
      now = monday
      expect(await poll()).toBe(0)
      expect(await told()).toEqual([])
    })

    test('waits while a change of its homes can be taken back, and tells it once', async () => {
      await active({ frequency: 'weekly' })
      await add('home')
      await poll()
      now = monday - minute
      await reprice('home', 45_000)
      await detect()
      expect(await queueAt(monday)).toBe(0)
      now += minute
      await reprice('home', 450_000)
      await detect()
      expect(await queueAt(now + delay)).toBe(1)
      expect(await sentHomes()).toEqual([['home', 450_000, null]])
      now += 7 * day
      expect(await poll()).toBe(0)
    })
  })

  test('two processes at once send each home once', async () => {
    await active()
    const other = await connect(place)
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
    const queueingAgain = outageOf(database, 'outbox')
    await expect(queueAt(now + delay)).rejects.toThrow('error')
    queueingAgain()
    // The process is killed while detecting: the transaction is rolled back.
    now += 1_000
    await add('home-3')
    const detectingAgain = outageOf(database, 'alert_notifications')
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

  test('a home that is unpublished and published again is not new', async () => {
    await active()
    await add('home')
    await poll()
    await database.db.deleteFrom('properties').where('id', '=', 'home').execute()
    await poll()
    await add('home')
    await poll()
    expect(await sentHomes()).toHaveLength(1)
  })

  test('an alert that is stopped while its e-mails are held sends none of them', async () => {
    const { stop } = await active()
    await add('one')
    await poll()
    await database.db.updateTable('outbox').set({ state: 'held' }).execute()
    await stopAlert(needs(), stop)
    const held = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'alert-news')
      .where('state', '=', 'held')
      .execute()
    expect(held).toEqual([])
  })

  test('an alert that is stopped during an attempt that fails is not tried again', async () => {
    const { stop } = await active()
    await add('one')
    await poll()
    now += delay
    const start = now
    let attempts = 0
    const outbox = createOutbox({
      database,
      mailer: {
        name: 'test',
        async send({ subject }) {
          if (!subject.startsWith('New on the list')) return
          attempts += 1
          await stopAlert(needs(start), stop)
          throw new Error('421 busy')
        },
        close: () => {},
      },
      log: pino({ level: 'silent' }),
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
      delays: { poll: 10 },
      now: () => now,
    })
    outbox.start()
    const state = async () => {
      now += 60 * minute
      return database.db
        .selectFrom('outbox')
        .select(['state', 'payload'])
        .where('kind', '=', 'alert-news')
        .executeTakeFirst()
    }
    await expect.poll(state).toEqual({ state: 'dropped', payload: null })
    await outbox.stop()
    expect(attempts).toBe(1)
  })

  test('a stopped alert sends no pending change, and a restarted one only new ones', async () => {
    const { manage, stop } = await active()
    await add('one')
    await poll()
    expect(await stopAlert(needs(), stop)).toBe(true)
    expect(await stopAlert(needs(), stop)).toBe(true)
    expect(await stopAlert(needs(), 'nobody')).toBe(false)
    expect(await emails()).toEqual([])
    await add('two')
    await poll()
    const [alert] = (await findSubscriber(database, manage))?.alerts ?? []
    // The alert counts what was sent.
    expect(alert).toMatchObject({ state: 'stopped', newHomes: 0 })
    await applySubscriberAction(needs(), manage, { do: 'start', alert: alert?.id ?? '' })
    await poll()
    await add('three')
    await poll()
    expect((await sentHomes()).map(([ref]) => ref)).toEqual(['three'])
  })

  test('changes that are recorded in several batches keep their order', async () => {
    await active()
    const ids = Array.from({ length: 130 }, (_, index) => `h${String(index).padStart(3, '0')}`)
    for (const id of ids) await add(id)
    await detect()
    const recorded = await database.db
      .selectFrom('home_changes')
      .select('home_id')
      .orderBy('id')
      .execute()
    expect(recorded.map(({ home_id }) => home_id)).toEqual(ids)
  })

  test('a subscriber can change their own alerts only', async () => {
    const { manage } = await active()
    const { manage: foreign } = await active({ email: 'bruno@example.com' })
    const own = async () => (await findSubscriber(database, manage))?.alerts ?? []
    const id = (await own())[0]?.id ?? ''
    const act = (token: string, what: Parameters<typeof applySubscriberAction>[2]) =>
      applySubscriberAction(needs(), token, what)
    for (const what of ['stop', 'delete'] as const) await act(foreign, { do: what, alert: id })
    expect(await act('nobody', { do: 'stop-all' })).toBe('unknown')
    await act(foreign, { do: 'search', alert: id, search: 'type=villa' })
    expect((await own())[0]?.search).not.toBe('type=villa')
    expect(await own()).toMatchObject([{ state: 'active', mode: 'immediate' }])
    // The choices are the same as at sign-up, in any combination.
    for (const asked of [
      { newHomes: false, reductions: true, frequency: 'weekly' },
      { newHomes: true, reductions: false, frequency: 'immediate' },
    ] as const) {
      await act(manage, { do: 'notify', alert: id, ...asked })
      expect(await own()).toMatchObject([{ asked }])
    }
    await act(manage, { do: 'language', language: 'es' })
    expect((await findSubscriber(database, manage))?.language).toBe('es')
    await act(manage, { do: 'stop-all' })
    expect(await own()).toMatchObject([{ state: 'stopped' }])
    await act(manage, { do: 'delete', alert: id })
    expect(await own()).toEqual([])
    expect((await findSubscriber(database, foreign))?.alerts).toHaveLength(1)
  })

  test('what a subscriber turns off is not sent, though it was pending', async () => {
    const { manage } = await active()
    await add('lower')
    await poll()
    await reprice('lower', 450_000)
    await add('new')
    now += 1
    await detect()
    const id = (await findSubscriber(database, manage))?.alerts[0]?.id ?? ''
    const asked = { newHomes: false, reductions: true, frequency: 'immediate' } as const
    await applySubscriberAction(needs(), manage, { do: 'notify', alert: id, ...asked })
    await poll()
    expect(await sentHomes()).toEqual([
      ['lower', 500_000, null],
      ['lower', 450_000, 500_000],
    ])
  })

  test('the first poll of a hosted project only stores the homes, and later ones compare', async () => {
    const homes = await storedProperties(database.db)
    const [first] = homes.filter(({ id }) => id === 'apt-002')
    if (!first) throw new Error('There is no sample apartment')
    const project = { list: async () => ({ properties: homes, total: homes.length }) }
    const compare = () =>
      detectHostedChanges(database, project, {
        source: 'https://project.test',
        interval: 300_000,
        time: { now, delay },
      })
    const asked = await ask()
    await confirmAlert(needs(), asked?.token ?? '')
    const pending = () => database.db.selectFrom('alert_notifications').selectAll().execute()
    await compare()
    homes.push({ ...first, id: 'hosted', ref: 'hosted', status: null, price: 500_000 })
    // The notification is not due yet.
    await compare()
    expect(await pending()).toEqual([])
    now += 300_000
    await Promise.all([compare(), compare()])
    expect(await pending()).toHaveLength(1)
    const queue = () =>
      queueNotifications(database, {
        mailDomain: 'site.test',
        time: { now: now + delay, delay },
        present: () => hostedHomes(project),
      })
    expect(await queue()).toBe(1)
    now += 300_000
    await compare()
    expect(await sentHomes()).toEqual([['hosted', 500_000, null]])
  })

  test('the e-mail has home, price and former price, and stops the alert in one click', async () => {
    await active({ language: 'es' })
    await add('home', { price: 600_000 })
    await poll()
    await reprice('home', 500_000)
    await poll()
    const [, payload] = await emails()
    const writer = alertEmailWriters(database.db, 'https://site.test').find(
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
