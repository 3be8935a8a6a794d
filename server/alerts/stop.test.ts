import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AlertsSite, delay } from '../../testing/alerts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { createOutbox } from '../mail/outbox.ts'
import { minute } from '../shared/time/durations.ts'
import { stopAlert } from './stop.ts'
import { applySubscriberAction, findSubscriber } from './subscriber.ts'

describeOnEachEngine('stopping and changing alerts, on %s', (engine) => {
  const site = new AlertsSite(engine)
  const { needs, detect, active, add, reprice, poll, emails, sentHomes } = site

  test('an alert that is stopped while its e-mails are held sends none of them', async () => {
    const { stop } = await active()
    await add('one')
    await poll()
    await site.database.db.updateTable('outbox').set({ state: 'held' }).execute()
    await stopAlert(needs(), stop)
    const held = await site.database.db
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
    site.now += delay
    const start = site.now
    let attempts = 0
    const outbox = createOutbox({
      database: site.database,
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
      writers: emailWriters(site.database.db),
      delays: { poll: 10 },
      clock: () => site.now,
    })
    outbox.start()
    const state = async () => {
      site.now += 60 * minute
      return site.database.db
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
    const [alert] = (await findSubscriber(site.database, manage))?.alerts ?? []
    // The alert counts what was sent.
    expect(alert).toMatchObject({ state: 'stopped', newHomes: 0 })
    await applySubscriberAction(needs(), manage, { do: 'start', alert: alert?.id ?? '' })
    await poll()
    await add('three')
    await poll()
    expect((await sentHomes()).map(([ref]) => ref)).toEqual(['three'])
  })

  test('a subscriber can change their own alerts only', async () => {
    const { manage } = await active()
    const { manage: foreign } = await active({ email: 'bruno@example.com' })
    const own = async () => (await findSubscriber(site.database, manage))?.alerts ?? []
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
    expect((await findSubscriber(site.database, manage))?.language).toBe('es')
    await act(manage, { do: 'stop-all' })
    expect(await own()).toMatchObject([{ state: 'stopped' }])
    await act(manage, { do: 'delete', alert: id })
    expect(await own()).toEqual([])
    expect((await findSubscriber(site.database, foreign))?.alerts).toHaveLength(1)
  })

  test('what a subscriber turns off is not sent, though it was pending', async () => {
    const { manage } = await active()
    await add('lower')
    await poll()
    await reprice('lower', 450_000)
    await add('new')
    site.now += 1
    await detect()
    const id = (await findSubscriber(site.database, manage))?.alerts[0]?.id ?? ''
    const asked = { newHomes: false, reductions: true, frequency: 'immediate' } as const
    await applySubscriberAction(needs(), manage, { do: 'notify', alert: id, ...asked })
    await poll()
    expect(await sentHomes()).toEqual([
      ['lower', 500_000, null],
      ['lower', 450_000, 500_000],
    ])
  })
})
