import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { trusting } from '../../testing/guard.ts'
import { outageOf } from '../../testing/outage.ts'
import type { Database } from '../database/database.ts'
import { fromJson } from '../database/schema.ts'
import type { Message } from '../mail/mailers/mailer.ts'
import { createOutbox } from '../mail/outbox.ts'
import { queueDepth } from '../mail/queue.ts'
import { hour } from '../shared/time/durations.ts'
import { tokenHash } from '../tokens/token.ts'
import { confirm } from './confirm.ts'
import { createNewsletter } from './newsletter.ts'
import { subscribe, type Subscription } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const later = (hours: number) => start + hours * hour
const evidence = { honeypot: '', stamp: '', address: undefined }
const subscription: Subscription = {
  email: 'Elena@Example.com',
  language: 'es',
  consentWording: 'Escríbanme.',
}

describeOnEachEngine('newsletter subscriptions, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const at = (time: number) => ({ ...database, clock: () => time })
  const ask = (now = start, change: Partial<Subscription> = {}) =>
    subscribe(database.db, { ...subscription, ...change }, 'site.test', now)
  /** Subscribes, and fails unless an e-mail was written. */
  const email = async (now = start, change: Partial<Subscription> = {}) => {
    const payload = await ask(now, change)
    if (!payload) throw new Error('No e-mail was written')
    return payload
  }
  const subscribers = () => database.db.selectFrom('subscribers').selectAll().execute()
  const emails = () => database.db.selectFrom('outbox').selectAll().execute()
  const state = async () => (await subscribers()).map((one) => one.state)

  test('a subscription waits for its confirmation, and its e-mail is stored with it', async () => {
    const { token, unsubscribeToken } = await email()
    expect(await subscribers()).toMatchObject([
      {
        email: 'elena@example.com',
        language: 'es',
        state: 'waiting',
        consent_wording: 'Escríbanme.',
        consent_at: start,
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ])
    const [queued] = await emails()
    expect(queued).toMatchObject({
      kind: 'newsletter-confirmation',
      lead_id: null,
      state: 'waiting',
      message_id: expect.stringMatching(/@site\.test$/),
    })
    expect(fromJson(queued?.payload ?? null)).toEqual({
      email: 'elena@example.com',
      language: 'es',
      token,
      unsubscribeToken,
    })
  })

  test('the token is 256 random bits and only its digest is kept', async () => {
    const { token } = await email()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [subscriber] = await subscribers()
    expect(subscriber?.token_hash).toBe(tokenHash(token))
    expect(JSON.stringify(subscriber)).not.toContain(token)
  })

  test('a second subscription sends no e-mail while the first link is valid', async () => {
    await email()
    expect(await ask(later(47))).toBeUndefined()
    expect(await ask(later(1), { email: 'ELENA@EXAMPLE.COM' })).toBeUndefined()
    expect(await emails()).toHaveLength(1)
  })

  test('fifty subscriptions at once are one subscriber and one e-mail', async () => {
    await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(await subscribers()).toHaveLength(1)
    expect(await emails()).toHaveLength(1)
  })

  test('once the link has expired, a new e-mail is sent, and the old link is invalid', async () => {
    const old = await email()
    const fresh = await email(later(48), { language: 'en', consentWording: 'Write to me.' })
    expect(await confirm(at(later(48)), old.token)).toBe(false)
    expect(await state()).toEqual(['waiting'])
    expect(await confirm(at(later(49)), fresh.token)).toBe(true)
    expect(await subscribers()).toMatchObject([
      {
        state: 'confirmed',
        language: 'en',
        consent_wording: 'Write to me.',
        confirmed_at: later(49),
      },
    ])
  })

  test('a token confirms within its time; a second click has the same result', async () => {
    const { token } = await email()
    expect(await confirm(at(later(1)), token)).toBe(true)
    expect(await confirm(at(later(100)), token)).toBe(true)
    expect((await subscribers())[0]?.confirmed_at).toBe(later(1))
  })

  test('an expired or unknown token confirms nothing', async () => {
    const { token, unsubscribeToken } = await email()
    expect(await confirm(at(later(48)), token)).toBe(false)
    expect(await confirm(at(start), unsubscribeToken)).toBe(false)
    expect(await confirm(at(start), '')).toBe(false)
    expect(await state()).toEqual(['waiting'])
  })

  test('a confirmed reader gets no further e-mail', async () => {
    const { token } = await email()
    await confirm(at(start), token)
    expect(await ask(later(1000))).toBeUndefined()
    expect(await state()).toEqual(['confirmed'])
  })

  test('unsubscribing may be repeated, and the confirmation link does not undo it', async () => {
    const { token, unsubscribeToken } = await email()
    await confirm(at(start), token)
    expect(await unsubscribe(at(later(5)), unsubscribeToken)).toBe(true)
    expect(await unsubscribe(at(later(6)), unsubscribeToken)).toBe(true)
    expect(await confirm(at(later(7)), token)).toBe(false)
    expect(await subscribers()).toMatchObject([
      { state: 'unsubscribed', confirmed_at: start, unsubscribed_at: later(5) },
    ])
  })

  test('an unknown token unsubscribes nobody', async () => {
    const { token } = await email()
    expect(await unsubscribe(at(Date.now()), 'nobody')).toBe(false)
    expect(await unsubscribe(at(Date.now()), token)).toBe(false)
    expect(await state()).toEqual(['waiting'])
  })

  test('a reader who left may come back, and an old e-mail’s link still unsubscribes', async () => {
    const first = await email()
    await confirm(at(later(1)), first.token)
    await unsubscribe(at(later(2)), first.unsubscribeToken)
    const second = await email(later(2))
    expect(second.unsubscribeToken).toBe(first.unsubscribeToken)
    expect(await subscribers()).toMatchObject([{ state: 'waiting', unsubscribed_at: later(2) }])
    expect(await confirm(at(later(3)), second.token)).toBe(true)
  })

  test('a reader who refused the first e-mail gets no other while its link is valid', async () => {
    const { unsubscribeToken } = await email()
    await unsubscribe(at(later(1)), unsubscribeToken)
    expect(await ask(later(2))).toBeUndefined()
    expect(await state()).toEqual(['unsubscribed'])
  })

  test('if the e-mail cannot be stored, no subscription is stored', async () => {
    outageOf(database, 'outbox')
    await expect(ask()).rejects.toThrow('error')
    expect(await subscribers()).toEqual([])
  })

  test('the e-mail goes once through the outbox, which then forgets its token', async () => {
    const sent: Message[] = []
    const logged: string[] = []
    const outbox = createOutbox({
      clock: Date.now,
      database,
      mailer: { name: 'test', send: async (message) => void sent.push(message), close: () => {} },
      log: pino({ level: 'silent' }),
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
    })
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
    const newsletter = (production: boolean) =>
      createNewsletter({
        database,
        outbox,
        guard: trusting,
        log,
        siteUrl: 'https://site.test',
        mailDomain: 'site.test',
        production,
        clock: Date.now,
      })
    outbox.start()
    try {
      await newsletter(false).subscribe(subscription, evidence)
      await newsletter(false).subscribe(subscription, evidence)
      await newsletter(true).subscribe({ ...subscription, email: 'other@example.com' }, evidence)
      await expect.poll(async () => (await queueDepth(database.db, Date.now())).waiting).toBe(0)
    } finally {
      await outbox.stop()
    }
    expect(sent.map(({ to }) => to).sort()).toEqual(['elena@example.com', 'other@example.com'])
    expect(sent.every(({ replyTo }) => replyTo === undefined)).toBe(true)
    expect(await emails()).toMatchObject([
      { state: 'sent', payload: null },
      { state: 'sent', payload: null },
    ])
    // The link is in the log only outside production.
    const link = /https:\/\/site\.test\/es\/newsletter\/confirm\?token=([\w-]{43})/
    expect(logged.filter((line) => link.test(line))).toHaveLength(1)
    expect(await newsletter(true).confirm(link.exec(logged.join(''))?.[1] ?? '')).toBe(true)
    expect(
      (await subscribers()).filter((one) => one.state === 'confirmed').map(({ email }) => email),
    ).toEqual(['elena@example.com'])
  })
})
