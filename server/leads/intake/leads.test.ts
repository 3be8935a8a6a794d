import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { trusting } from '../../../testing/guard.ts'
import { submissionOf } from '../../../testing/leads.ts'
import { rules } from '../../../testing/viewings.ts'
import type { Database } from '../../database/database.ts'
import { minute } from '../../shared/time/durations.ts'
import { viewingsOfLeads } from '../../viewings/requests/viewings-of-leads.ts'
import { acceptLeads } from './accept-lead.ts'
import { createLeads } from './leads.ts'

describeOnEachEngine('leads, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('a lead and its e-mails have the time of the site’s clock', async () => {
    const now = Date.UTC(2027, 0, 4, 9)
    const leads = createLeads({
      database,
      spool: undefined,
      outbox: { wake() {} },
      viewings: viewingsOfLeads(database, rules, () => now),
      guard: trusting,
      log: pino({ level: 'silent' }),
      mailDomain: 'site.test',
      clock: () => now,
      subscribe: async () => undefined,
    })
    const evidence = { honeypot: '', stamp: '', address: undefined }
    expect(await leads.accept(submissionOf('elena'), evidence)).toBe('accepted')
    await leads.close()
    expect(await database.db.selectFrom('leads').select('created_at').execute()).toEqual([
      { created_at: new Date(now).toISOString() },
    ])
    const emails = await database.db.selectFrom('outbox').select('due_at').execute()
    expect(Math.min(...emails.map(({ due_at }) => due_at))).toBe(now)
  })

  test('the notice of quarantined leads is written at once, and sent when more have come', async () => {
    const receivedAt = Date.UTC(2027, 0, 4, 9)
    const quarantined = {
      receivedAt,
      suspicion: 'honeypot',
      quarantined: true,
      notify: true,
    } as const
    await acceptLeads(
      database.db,
      [{ ...quarantined, submission: submissionOf('robot') }],
      'site.test',
    )
    const notices = database.db.selectFrom('outbox').select(['created_at', 'due_at'])
    expect(await notices.execute()).toEqual([
      // The age of the e-mail counts from its due time.
      {
        created_at: receivedAt + 15 * minute,
        due_at: receivedAt + 15 * minute,
      },
    ])
  })
})
