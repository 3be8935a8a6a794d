import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import { confirm } from '#server/newsletter/confirm.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { unsubscribe } from '#server/newsletter/unsubscribe.ts'
import { readCsv } from '#server/shared/text/csv.ts'
import { viewingsOfLeads } from '#server/viewings/requests/viewings-of-leads.ts'
import { slotText } from '#server/viewings/slots/slots.ts'
import { describeOnEachEngine, testPlace } from '../testing/databases.ts'
import { deskPlace } from '../testing/desk-place.ts'
import { runDeskCommand, deskProcess } from '../testing/desk.ts'
import { acceptLead, submissionOf } from '../testing/leads.ts'
import { commands } from './commands.ts'

/** A Monday; each time is a millisecond after the one before. */
let now = Date.parse('2026-11-23T09:15Z')
const clock = () => now++

describeOnEachEngine('the desk’s commands, on %s', { timeout: 120_000 }, (engine) => {
  const desk = deskPlace(engine, clock)
  const { at, json, lead } = desk

  test('viewings are changed at the desk, and the running site sends the e-mails', async () => {
    const { viewings: rules } = readConfig(desk.env())
    const start = Date.parse('2026-11-25T10:00Z')
    await acceptLeads(
      desk.database().db,
      [
        {
          submission: submissionOf('elena', {
            kind: 'viewing',
            fields: {
              name: 'elena',
              email: 'elena@example.com',
              format: 'video',
              slots: slotText(start),
            },
            viewing: { home: { slug: 'a', ref: 'R1', title: 'A home' }, mayHold: true },
          }),
          receivedAt: clock(),
          acknowledge: true,
        },
      ],
      'site.test',
      { viewings: viewingsOfLeads(desk.database(), rules, clock) },
    )
    const [id = ''] = (await desk.database().db.selectFrom('viewings').select('id').execute()).map(
      (one) => one.id,
    )
    const short = id.slice(0, 8)
    expect((await at('viewings list')).out).toMatch(/requested +video +R1 +elena/)
    expect(await at(`viewings confirm ${short}`)).toMatchObject({
      code: 0,
      out: 'It is confirmed.\n',
    })
    expect((await at(`viewings confirm ${short}`)).code).toBe(1)
    expect((await at(`viewings move ${short} tomorrow`)).code).toBe(2)
    expect((await at(`viewings move ${short} 2026-11-26T16:30`)).code).toBe(0)
    expect((await at(`viewings cancel ${short}`)).code).toBe(0)
    expect((await at('viewings list')).out).toBe('No viewings.\n')
    expect(await json('viewings list --all')).toMatchObject({
      value: { viewings: [{ state: 'cancelled', sequence: 3, held: null }] },
    })
    expect((await at('viewings cancel nobody')).err).toContain('No viewing')
    expect(await desk.database().db.selectFrom('outbox').select('id').execute()).toHaveLength(8)
  })

  test('e-mails that may have been sent before a restore wait for a person', async () => {
    await lead('ana', 'Hello')
    await lead('bea', 'Hello')
    const emails = () =>
      desk
        .database()
        .db.selectFrom('outbox')
        .select(['id', 'state', 'last_error'])
        .orderBy('id')
        .execute()
    const { length: count } = await emails()
    expect((await at('mail hold')).out).toBe(`${count} e-mails held; mail status lists them.\n`)
    const status = await at('mail status')
    expect(status.out).toMatch(/Held +\d+\n[\s\S]*it may have been sent after the backup was made/)
    const [first] = await emails()
    expect((await at(`mail release ${first?.id.slice(0, 8)}`)).out).toBe('1 e-mail will be sent.\n')
    expect((await json('mail drop --all')).value).toEqual({ emails: count - 1 })
    expect((await emails()).map(({ state }) => state).sort()).toEqual([
      ...Array.from({ length: count - 1 }, () => 'dropped'),
      'waiting',
    ])
    expect(await at('mail release abc')).toMatchObject({ code: 1 })
    expect(await at('mail drop')).toMatchObject({ code: 2 })
  })

  test('the export has confirmed subscribers alone, each with an unsubscribe link', async () => {
    for (const [email, language] of [
      ['ana@example.com', 'es'],
      ['bea@example.com', 'en'],
    ] as const) {
      const request = await subscribe(
        desk.database().db,
        { email, language, consentWording: 'Sí' },
        'site.test',
        clock(),
      )
      if (language === 'es') await confirm({ db: desk.database().db, clock }, request?.token ?? '')
    }
    const [header, row, ...more] = readCsv((await at('newsletter export')).out)
    expect(header?.cells).toEqual(['email', 'language', 'confirmed_at', 'unsubscribe'])
    expect(row?.cells).toEqual([
      'ana@example.com',
      'es',
      expect.stringMatching(/^20.*Z$/),
      expect.stringMatching(
        /^http:\/\/localhost:3000\/es\/newsletter\/unsubscribe\?token=[\w-]{43}$/,
      ),
    ])
    expect(more).toEqual([])
    const token = new URL(row?.cells[3] ?? '').searchParams.get('token') ?? ''
    expect(await unsubscribe({ ...desk.database(), clock }, token)).toBe(true)
    expect((await json('newsletter export')).value).toEqual([])
  })

  test('a withdrawal ends the newsletter and the consent beside an enquiry', async () => {
    const { db } = desk.database()
    const ana = { email: 'ana@example.com', language: 'es', consentWording: 'Sí' } as const
    await subscribe(db, ana, 'site.test', clock())
    await acceptLead(
      db,
      submissionOf('ana', { fields: { name: 'Ana', email: ana.email }, consentWording: 'Sí' }),
      'site.test',
      clock(),
    )
    const command = 'consents withdraw ANA@example.com'
    expect((await at(command)).out).toBe('2 consents of ana@example.com withdrawn.\n')
    expect((await json(command)).value).toEqual({ email: 'ana@example.com', withdrawn: 0 })
    const { leads } = (await json('leads list')).value
    expect((await at(`leads show ${leads[0].id}`)).out).toMatch(/Consent +no/)
    expect((await at('consents withdraw nobody')).code).toBe(2)
  })

  test('a backup is made beside a running site', async () => {
    await lead('ana', 'Hello')
    const made = await at('backup')
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('Reading the copy again') })
    const [file = ''] = readdirSync(join(desk.dataDir(), 'backups'))
    const path = join(desk.dataDir(), 'backups', file)
    expect(made.out).toContain(path)
    const restored = await runDeskCommand(['restore', path], desk.env())
    expect(restored).toMatchObject({ code: 1, out: '' })
    expect(restored.err).toContain(
      engine === 'sqlite' ? 'has the database open' : 'pg_restore --clean',
    )
    if (engine === 'sqlite') {
      await lead('bea', 'Later')
      await desk.whileClosed(async () => {
        expect((await runDeskCommand(['restore', path], desk.env())).err).toContain('1 in leads')
        expect(await runDeskCommand(['restore', path, '--force'], desk.env())).toMatchObject({
          code: 0,
          out: expect.stringContaining('Restored.'),
        })
      })
      expect((await json('leads list')).value.total).toBe(1)
    }
  })
})

describe('called wrongly', () => {
  test.each([
    ['nothing', [], 'Usage:'],
    ['a group alone', ['leads'], 'leads list'],
    ['an unknown command', ['leads', 'frobnicate'], 'There is no command “leads frobnicate”'],
    ['an unknown option', ['leads', 'list', '--colour'], "Unknown option '--colour'"],
    ['an option without its value', ['leads', 'list', '--limit'], '--limit'],
    [
      'a value that is none',
      ['leads', 'list', '--kind', 'spam'],
      'expected questionnaire, inquiry',
    ],
    ['a day that is none', ['leads', 'list', '--since', 'soon'], '--since soon: expected a day'],
    [
      'a day that does not exist',
      ['leads', 'list', '--since', '2026-02-30'],
      '--since 2026-02-30: expected a day',
    ],
    ['a missing argument', ['homes', 'import'], 'file is missing'],
    ['an argument too many', ['backup', 'here'], '"here" is one argument too many'],
    [
      'options that exclude each other',
      ['leads', 'export', '--person', 'a@b.test', '--kind', 'contact'],
      'leave out --kind',
    ],
  ])('%s: exit code 2, and what is expected', async (_, args, message) => {
    const place = await testPlace('sqlite')
    const run = await runDeskCommand(args, { DATA_DIR: place.dataDir })
    expect(run).toMatchObject({ code: 2, out: '' })
    expect(run.err).toContain(message)
    expect(run.err).not.toMatch(/\n\s+at /)
    await place.remove()
  })
})

describe('failures without a stack', () => {
  test.each([
    [
      'no database here',
      { DATA_DIR: '/nonexistent-place' },
      'There is no database at /nonexistent-place/alboran.sqlite',
    ],
    ['a bad configuration', { PORT: 'many' }, 'PORT="many"'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      'ECONNREFUSED',
    ],
  ])('%s', async (_, env, message) => {
    const place = await testPlace('sqlite')
    const run = await runDeskCommand(['leads', 'list'], { DATA_DIR: place.dataDir, ...env })
    expect(run).toMatchObject({ code: 1, out: '' })
    expect(run.err).toContain(message)
    expect(run.err).not.toMatch(/\n\s+at /)
    await place.remove()
  })
})

describe('help', () => {
  test('names every command, and each has a help text', async () => {
    const all = await deskProcess(['--help'])
    expect(all).toMatchObject({ code: 0, err: '' })
    for (const { name, summary } of commands) {
      expect(all.out).toContain(`  ${name}`)
      expect(all.out).toContain(summary)
    }
    const one = await runDeskCommand(['homes', 'import', '--help'])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(one.out).toContain('Usage: npm run desk -- homes import <file> [options]')
    expect(one.out).toContain('--allow-shrink')
    expect((await runDeskCommand(['help', 'homes', 'import'])).out).toBe(one.out)
    expect((await runDeskCommand(['leads', '--help'])).out).not.toContain('homes import')
  })
})
