import { describe, expect, test, vi } from 'vitest'
import { AlertsSite, delay } from '../../testing/alerts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { storedProperties } from '../catalogue/stored-properties.ts'
import { day, minute } from '../shared/time/durations.ts'
import { confirmAlert } from './confirm.ts'
import { detectHostedChanges, hostedHomes } from './detect-changes.ts'
import { queueNotifications } from './queue-notifications.ts'
import { lowestPriceWindow } from './record-home-changes.ts'

describeOnEachEngine('changes that alerts notify of, on %s', (engine) => {
  const site = new AlertsSite(engine)
  const { needs, detect, ask, active, add, queueAt, reprice, poll, emails, sentHomes } = site

  test('a draft causes no notification; once published, it counts as a new home', async () => {
    await active()
    await poll()
    await add('draft')
    const publish = (publication: 'draft' | 'published') =>
      site.database.db
        .updateTable('properties')
        .set({ publication })
        .where('id', '=', 'draft')
        .execute()
    await publish('draft')
    expect(await poll()).toBe(0)
    await publish('published')
    expect(await poll()).toBe(1)
    expect(await sentHomes()).toEqual([['draft', 500_000, null]])
  })

  test('a lower price is sent; one that rises, or falls back to where it was, is not', async () => {
    await active()
    await add('home', { price: 600_000 })
    await poll()
    for (const price of [500_000, 550_000, 500_000, 490_000, 700_000, 495_000]) {
      site.now += 3_600_000
      await reprice('home', price)
      await poll()
    }
    expect(await sentHomes()).toEqual([
      ['home', 600_000, null],
      ['home', 500_000, 600_000],
      ['home', 490_000, 500_000],
    ])
    // A month later, the former lowest price no longer counts.
    site.now += lowestPriceWindow + day
    await reprice('home', 494_000)
    await poll()
    expect((await sentHomes()).at(-1)).toEqual(['home', 494_000, 495_000])
  })

  test('a lower price is sent only where visitors are shown the reduction', async () => {
    await active()
    await add('home', { price: 600_000 })
    await poll()
    site.now += delay
    await reprice('home', 500_000, null)
    expect(await poll()).toBe(0)
    // The reduction is notified once visitors are shown it, a minute later.
    site.now += minute
    await reprice('home', 500_000, 600_000)
    expect(await poll()).toBe(1)
    expect((await sentHomes()).at(-1)).toEqual(['home', 500_000, 600_000])
    site.now += delay
    await reprice('home', 480_000, 450_000)
    expect(await poll()).toBe(0)
  })

  describe('within the time in which a change can be taken back', () => {
    /** A home whose subscribers know it, and a function for what they were sent since. */
    async function knownHome() {
      await active()
      await add('home', { price: 690_000 })
      await poll()
      site.now += 60 * minute
      const known = (await sentHomes()).length
      return async () => (await sentHomes()).slice(known)
    }
    const queue = () => queueAt(site.now)
    async function detectLater() {
      site.now += minute
      await detect()
    }

    test('nothing is sent, and after it only what is still true', async () => {
      const sent = await knownHome()
      await reprice('home', 68_000)
      await detect()
      await reprice('home', 680_000)
      await detectLater()
      site.now += delay - 1
      expect(await queue()).toBe(0)
      site.now += 1
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
      site.now += 2 * delay
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
        site.database.db.updateTable('properties').set(columns).where('id', '=', id).execute()
      await set('withdrawn', { publication: 'draft' })
      await site.database.db
        .updateTable('properties')
        .set({ status: 'reserved' })
        .where('id', '=', 'reserved')
        .execute()
      await detectLater()
      site.now += 2 * delay
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

  test('a home that is unpublished and published again is not new', async () => {
    await active()
    await add('home')
    await poll()
    await site.database.db.deleteFrom('properties').where('id', '=', 'home').execute()
    await poll()
    await add('home')
    await poll()
    expect(await sentHomes()).toHaveLength(1)
  })

  test('changes that are recorded in several batches keep their order', async () => {
    await active()
    const ids = Array.from({ length: 130 }, (_, index) => `h${String(index).padStart(3, '0')}`)
    for (const id of ids) await add(id)
    await detect()
    const recorded = await site.database.db
      .selectFrom('home_changes')
      .select('home_id')
      .orderBy('id')
      .execute()
    expect(recorded.map(({ home_id }) => home_id)).toEqual(ids)
  })

  test('more reductions than one batch are compared once, though no alert matches them', async () => {
    await active()
    const ids = Array.from({ length: 101 }, (_, index) => `h${String(index).padStart(3, '0')}`)
    for (const id of ids) await add(id, { propertyType: 'villa', price: 600_000 })
    await add('last', { price: 600_000 })
    await poll()
    site.now += 60 * minute
    await site.database.db
      .updateTable('properties')
      .set({ price: 500_000, former_price: 600_000 })
      .where('id', 'in', [...ids, 'last'])
      .execute()
    const { db } = site.database
    const begin = db.transaction.bind(db)
    const batches = vi.spyOn(db, 'transaction').mockImplementation(() => {
      if (batches.mock.calls.length > 2) throw new Error('102 homes take more than two batches')
      return begin()
    })
    await detect()
    batches.mockRestore()
    await queueAt(site.now + delay)
    expect((await sentHomes()).at(-1)).toEqual(['last', 500_000, 600_000])
  })

  test('the first poll of a hosted project only stores the homes, and later ones compare', async () => {
    const homes = await storedProperties(site.database.db)
    const [first] = homes.filter(({ id }) => id === 'apt-002')
    if (!first) throw new Error('There is no sample apartment')
    const project = { list: async () => ({ properties: homes, total: homes.length }) }
    const compare = () =>
      detectHostedChanges(site.database, project, {
        source: 'https://project.test',
        interval: 300_000,
        time: { now: site.now, delay },
      })
    const asked = await ask()
    await confirmAlert(needs(), asked?.token ?? '')
    const pending = () => site.database.db.selectFrom('alert_notifications').selectAll().execute()
    await compare()
    homes.push({ ...first, id: 'hosted', ref: 'hosted', status: null, price: 500_000 })
    // The notification is not due yet.
    await compare()
    expect(await pending()).toEqual([])
    site.now += 300_000
    await Promise.all([compare(), compare()])
    expect(await pending()).toHaveLength(1)
    const queue = () =>
      queueNotifications(site.database, {
        mailDomain: 'site.test',
        time: { now: site.now + delay, delay },
        present: () => hostedHomes(project),
      })
    expect(await queue()).toBe(1)
    site.now += 300_000
    await compare()
    expect(await sentHomes()).toEqual([['hosted', 500_000, null]])
  })
})
