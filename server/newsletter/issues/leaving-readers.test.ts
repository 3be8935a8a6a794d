import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { emailWriters } from '../../../testing/emails.ts'
import type { Database } from '../../database/database.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { minute } from '../../shared/time/durations.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { sendIssues } from './send-issues.ts'

describeOnEachEngine('readers who leave, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('an e-mail is dropped, with its reason, once its reader has unsubscribed', async () => {
    const start = Date.UTC(2026, 10, 22, 9)
    let now = start
    await database.db
      .insertInto('subscribers')
      .values({
        id: 'elena',
        email: 'elena@example.com',
        language: 'en',
        state: 'confirmed',
        token_hash: 'x',
        token_expires_at: 0,
        unsubscribe_token: 'leave',
        consent_wording: 'The newsletter',
        consent_at: start,
        confirmed_at: start - 1,
        unsubscribed_at: null,
      })
      .execute()
    await database.db.insertInto('newsletter_issues').values(issueDue(start)).execute()
    const logged: object[] = []
    const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
    const catalogue = { find: async () => undefined }
    await sendIssues({ database, catalogue, log, mailDomain: 'site.test', pace: 60 }, now)
    let attempts = 0
    const outbox = createOutbox({
      database,
      mailer: {
        name: 'test',
        async send() {
          attempts += 1
          await unsubscribe({ ...database, clock: () => start }, 'leave')
          throw new Error('421 busy')
        },
        close: () => {},
      },
      log,
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
      delays: { poll: 10 },
      clock: () => now,
    })
    outbox.start()
    const state = async () => {
      now += 60 * minute
      return database.db.selectFrom('outbox').select(['state', 'payload']).executeTakeFirst()
    }
    await expect.poll(state).toEqual({ state: 'dropped', payload: null })
    await outbox.stop()
    expect(attempts).toBe(1)
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: 'e-mail dropped: no longer wanted',
        reason: 'the reader has unsubscribed',
      }),
    )
  })
})

const issueDue = (at: number) => ({
  id: 'issue',
  state: 'scheduled' as const,
  revision: 1,
  texts: JSON.stringify({
    subject: { en: 'Three terraces', es: 'Tres terrazas' },
    opening: { en: 'February light.', es: 'La luz de febrero.' },
  }),
  items: JSON.stringify([
    {
      kind: 'article',
      key: 'siesta',
      path: '/blog/siesta',
      title: { en: 'The siesta', es: 'La siesta' },
      text: { en: 'Defended.', es: 'Defendida.' },
    },
  ]),
  created_by: 'marta@example.com',
  updated_by: 'marta@example.com',
  updated_at: at,
  send_at: at,
})
