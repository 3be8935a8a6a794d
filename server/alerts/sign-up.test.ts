import { expect, test } from 'vitest'
import { AlertsSite } from '../../testing/alerts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { confirmationHours } from '../consents/confirmation-hours.ts'
import { takeLock } from '../database/locks.ts'
import { hour } from '../shared/time/durations.ts'
import { confirmAlert } from './confirm.ts'
import { storeAlert } from './sign-up.ts'
import { stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber } from './subscriber.ts'

describeOnEachEngine('signing up for alerts, on %s', (engine) => {
  const site = new AlertsSite(engine)
  const { needs, detect, ask, active, add, poll, emails, sentHomes } = site

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

  test('repeated sign-ups send one e-mail in 48 hours, and none for an active alert', async () => {
    expect(await ask()).toBeDefined()
    expect(await ask({ email: 'elena@EXAMPLE.com' })).toBeUndefined()
    site.now += 49 * 3_600_000
    const again = await ask()
    expect(again).toBeDefined()
    expect(await confirmAlert(needs(), again?.token ?? '')).toBeDefined()
    // A second click gives the same result.
    expect(await confirmAlert(needs(), again?.token ?? '')).toBeDefined()
    site.now += 49 * 3_600_000
    expect(await ask()).toBeUndefined()
    expect(await emails('alert-confirmation')).toHaveLength(2)
  })

  test('an expired link confirms nothing, and a used one restarts no stopped alert', async () => {
    const asked = await ask()
    expect(await confirmAlert(needs(site.now + 49 * 3_600_000), asked?.token ?? '')).toBeUndefined()
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

  test('sign-ups that nobody confirmed stop counting when their links expire', async () => {
    for (let bedrooms = 1; bedrooms <= 10; bedrooms++) await ask({ search: `bedrooms=${bedrooms}` })
    site.now += confirmationHours * hour - 1
    expect(await ask({ search: 'type=villa' })).toBeUndefined()
    site.now += 1
    const asked = await ask({ search: 'type=villa' })
    expect(await confirmAlert(needs(), asked?.token ?? '')).toBeDefined()
  })

  test('a stopped alert cannot be restarted beside ten others', async () => {
    const { manage, stop } = await active()
    await stopAlert(needs(), stop)
    for (const price of [400_000, 500_000, 600_000, 900_000, 1_000_000])
      for (const type of ['apartment', 'villa']) await ask({ search: `type=${type}&to=${price}` })
    const alerts = async () => (await findSubscriber(site.database, manage))?.alerts ?? []
    const stopped = (await alerts()).find(({ state }) => state === 'stopped')?.id ?? ''
    const start = () => applySubscriberAction(needs(), manage, { do: 'start', alert: stopped })
    expect(await start()).toBe('full')
    const other = (await alerts()).find(({ state }) => state === 'waiting')?.id ?? ''
    await applySubscriberAction(needs(), manage, { do: 'delete', alert: other })
    expect(await start()).toBe('done')
    expect(await start()).toBe('done')
  })

  test('the lock of the subscriber comes before that of e-mails', async () => {
    const signUp = {
      email: 'elena@example.com',
      language: 'en',
      search: 'type=apartment',
      newHomes: true,
      reductions: true,
      frequency: 'weekly',
      consentWording: 'Yes',
      sourcePath: '/en/homes',
    } as const
    const late = site.database.db.transaction().execute(async (transaction) => {
      takeLock(transaction, 'emails')
      await storeAlert(transaction, signUp, 'site.test', site.now)
    })
    await expect(late).rejects.toThrow('the lock of the subscribers is taken after that of the')
  })
})
