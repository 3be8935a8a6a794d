import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seed } from '#server/catalogue/seed/seed.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import { confirm } from '#server/newsletter/confirm.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { unsubscribe } from '#server/newsletter/unsubscribe.ts'
import { readCsv } from '#server/shared/csv.ts'
import { requestViewing } from '#server/viewings/request-viewing.ts'
import { slotText } from '#server/viewings/slots.ts'
import { describeOnEachEngine, testPlace, type TestPlace } from '../testing/databases.ts'
import { runDeskCommand, deskProcess } from '../testing/desk.ts'
import { acceptLead, submissionOf } from '../testing/leads.ts'
import { commands } from './commands.ts'

describeOnEachEngine('the desk’s commands, on %s', { timeout: 120_000 }, (engine) => {
  let place: TestPlace
  let database: Database
  let env: Record<string, string>

  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    database = await connect(place)
    await seed(database.db)
    env = { ...place.env, INIT_CWD: place.dataDir }
    vi.stubEnv('INIT_CWD', place.dataDir)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await database.db.destroy()
    await place.remove()
  })

  const at = (args: string, input?: string) =>
    input === undefined
      ? runDeskCommand(args.split(' '), env)
      : deskProcess(args.split(' '), env, input)
  const json = async (args: string) => {
    const { code, out, err } = await at(`${args} --json`)
    expect(err).toBe('')
    return { code, value: JSON.parse(out) }
  }
  const lead = (name: string, message: string) =>
    acceptLead(
      database.db,
      submissionOf(name, { fields: { name, email: `${name}@example.com`, message } }),
      'site.test',
    )
  const homes = async () =>
    Number(
      (
        await database.db
          .selectFrom('properties')
          .select((select) => select.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  test('viewings are changed at the desk, and the running site sends the e-mails', async () => {
    const { viewings: rules } = readConfig(env)
    const start = Date.parse(
      `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T10:00Z`,
    )
    await acceptLeads(
      database.db,
      [
        {
          submission: submissionOf('elena', {
            kind: 'viewing',
            fields: {
              name: 'elena',
              email: 'elena@example.com',
              way: 'video',
              slots: slotText(start),
            },
            viewing: { home: { slug: 'a', ref: 'R1', title: 'A home' }, mayHold: true },
          }),
          receivedAt: new Date(),
          acknowledge: true,
        },
      ],
      'site.test',
      { viewing: requestViewing(database, rules, Date.now) },
    )
    const [id = ''] = (await database.db.selectFrom('viewings').select('id').execute()).map(
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
    const day = new Date(start + 86_400_000).toISOString().slice(0, 10)
    expect((await at(`viewings move ${short} ${day}T16:30`)).code).toBe(0)
    expect((await at(`viewings cancel ${short}`)).code).toBe(0)
    expect((await at('viewings list')).out).toBe('No viewings.\n')
    expect(await json('viewings list --all')).toMatchObject({
      value: { viewings: [{ state: 'cancelled', sequence: 3, held: [] }] },
    })
    expect((await at('viewings cancel nobody')).err).toContain('No viewing')
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(8)
  })

  test('leads: listed, shown, exported, mailed once more', async () => {
    await lead('ana', '=HYPERLINK("x")\nsecond line \u001B[2J')
    await lead('bea', 'Hello')
    const list = await at('leads list')
    expect(list).toMatchObject({ code: 0, err: '' })
    expect(list.out).toMatch(/^Received \(UTC\) +Lead +Kind +Name/)
    expect(list.out).toMatch(/contact +ana +ana@example\.com .*waiting\n/)
    expect((await at('leads list --email ANA@example.com --since 1d')).out).not.toContain('bea')
    expect(await json('leads list --limit 1')).toMatchObject({
      code: 0,
      value: { total: 2, leads: [{ kind: 'contact' }] },
    })

    const [{ id }] = (await json('leads list --email ana@example.com')).value.leads
    const shown = await at(`leads show ${id.slice(0, 8)}`)
    expect(shown.out).toContain('=HYPERLINK("x")\n')
    expect(shown.out).not.toContain('\u001B')
    expect((await json(`leads show ${id}`)).value).toMatchObject({
      id,
      emails: [{ state: 'waiting' }],
    })
    expect(await at('leads show 0000000000')).toMatchObject({
      code: 1,
      out: '',
      err: 'No lead has an id that begins with 0000000000\n',
    })

    const csv = await at('leads export')
    const [header, ...rows] = readCsv(csv.out)
    expect(rows).toHaveLength(2)
    expect(rows.map(({ cells }) => cells[header?.cells.indexOf('message') ?? -1])).toContain(
      '=HYPERLINK("x")\nsecond line \u001B[2J',
    )
    expect(csv.out).not.toMatch(/(^|,)"?=/m)
    expect((await at('leads export --json --out leads.json')).err).toContain(
      '2 leads written to leads.json',
    )
    expect(JSON.parse(readFileSync(join(place.dataDir, 'leads.json'), 'utf8'))).toHaveLength(2)

    await database.db
      .updateTable('outbox')
      .set({ state: 'parked', last_error: '550 no such mailbox' })
      .where('lead_id', '=', id)
      .execute()
    expect((await at('mail status')).out).toMatch(
      /Waiting +1,[\s\S]*Parked +1\n[\s\S]*550 no such mailbox/,
    )
    expect((await json('mail status')).value).toMatchObject({
      waiting: 1,
      parked: 1,
      stuck: [{ leadId: id, state: 'parked' }],
    })
    expect((await at(`leads resend ${id}`)).out).toContain('was parked and is tried again')
    expect((await json('leads resend --parked')).value).toEqual({ emails: 0 })
    expect(await at('leads resend')).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected the id of a lead, or --parked'),
    })
  })

  test('e-mails that may have been sent before a restore wait for a person', async () => {
    await lead('ana', 'Hello')
    await lead('bea', 'Hello')
    const emails = () =>
      database.db.selectFrom('outbox').select(['id', 'state', 'last_error']).orderBy('id').execute()
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

  test('a lead that was taken for a robot’s is found and released', async () => {
    await lead('ana', 'Hello')
    const submission = submissionOf('bea', { submissionId: undefined })
    await acceptLeads(
      database.db,
      [{ submission, receivedAt: new Date(), suspicion: 'address', quarantined: true }],
      'site.test',
    )
    const list = await at('leads list')
    expect(list).toMatchObject({
      code: 0,
      err: 'Quarantined as a robot’s: 1; --suspects shows them.\n',
    })
    expect(list.out).not.toContain('bea@')
    expect((await at('leads export')).out).not.toContain('bea@')
    expect((await at('leads list --suspects')).out).toMatch(
      /Why\n.*contact +bea +bea@example\.com .*address\n$/,
    )
    const [{ id }] = (await json('leads list --suspects')).value.leads
    expect((await at(`leads show ${id}`)).out).toContain(
      'address: Many forms came from one network. Quarantined, not mailed.',
    )
    expect(await at(`leads resend ${id}`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('leads release'),
    })
    expect(await at(`leads release ${id.slice(0, 8)}`)).toMatchObject({ code: 0, err: '' })
    expect((await at('leads list')).out).toMatch(/bea@example\.com .*waiting\n/)
    expect(await at(`leads release ${id}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('a lead already'),
    })
    expect((await at('leads list --suspects')).out).toBe('No suspects.\n')
  })

  test('the newsletter’s readers alone are written out, with their own links to leave', async () => {
    for (const [email, language] of [
      ['ana@example.com', 'es'],
      ['bea@example.com', 'en'],
    ] as const) {
      const request = await subscribe(
        database.db,
        { email, language, consentWording: 'Sí' },
        'site.test',
        Date.now(),
      )
      if (language === 'es') await confirm(database.db, request?.token ?? '', Date.now())
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
    expect(await unsubscribe(database.db, token, Date.now())).toBe(true)
    expect((await json('newsletter export')).value).toEqual([])
  })

  test('a person is exported and erased, but not by accident', async () => {
    await lead('ana', 'Private words')
    await lead('bea', 'Hello')
    await subscribe(
      database.db,
      { email: 'ana@example.com', language: 'es', consentWording: 'Sí' },
      'site.test',
      Date.now(),
    )
    await at('leads export --person Ana@example.com --out ana.json')
    expect(JSON.parse(readFileSync(join(place.dataDir, 'ana.json'), 'utf8'))).toMatchObject({
      leads: [{ fields: { message: 'Private words' } }],
      newsletter: { state: 'waiting' },
    })
    expect(await at('leads erase ana@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('say --yes'),
    })
    expect((await at('leads erase ana@example.com --dry-run')).out).toContain(
      '1 lead, a newsletter subscription, 1 consent',
    )
    expect((await at('leads export')).out).toContain('Private words')
    expect(await json('leads erase ana@example.com --yes')).toMatchObject({
      code: 0,
      value: { leads: 1, emails: 2, subscriptions: 1, alerts: 0, consents: 1, accounts: 0 },
    })
    expect((await at('leads export')).out).not.toMatch(/Private words|ana@/)
    expect((await at('leads list')).out).toContain('(erased)')
    expect(await at('leads erase nobody')).toMatchObject({
      code: 2,
      err: expect.stringContaining('not an e-mail address'),
    })
  })

  test('homes are written out and read in again as CSV and Kyero', async () => {
    const count = await homes()
    expect((await at('homes export --out homes.csv')).err).toBe(
      `${count} homes written to homes.csv.\n`,
    )
    expect(await at('homes import homes.csv')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${count} unchanged, 0 taken away`),
    })
    expect((await at('homes export --out feed.xml')).code).toBe(0)
    expect(readFileSync(join(place.dataDir, 'feed.xml'), 'utf8')).toContain(
      '<feed_version>3</feed_version>',
    )
    expect((await json('homes import feed.xml --keep-missing')).value).toMatchObject({
      outcome: 'imported',
      changed: [],
      refused: [],
    })
  })

  test('a field of a feed that is refused is named, and nothing is imported', async () => {
    await at('homes export --out homes.csv')
    const csv = readFileSync(join(place.dataDir, 'homes.csv'), 'utf8')
    const [header = '', ...records] = readCsv(csv).map(({ cells }) => cells)
    const price = header.indexOf('price')
    writeFileSync(
      join(place.dataDir, 'bad.csv'),
      `id,price\n${records[0]?.[0]},450.000\n${records[1]?.[0]},1`,
    )
    const refused = await at('homes import bad.csv --keep-missing')
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(
      /line 2 +\S+ +price +450\.000 +expected whole euros[^\n]+\n\n[\s\S]*Imported nothing: 1 field refused\.\n$/,
    )
    const unchanged = await database.db
      .selectFrom('properties')
      .select('price')
      .where('id', '=', records[1]?.[0] ?? '')
      .executeTakeFirstOrThrow()
    expect(String(unchanged.price)).toBe(records[1]?.[price])
  })

  test('a feed that would take away most homes is held back', async () => {
    const count = await homes()
    await at('homes export --out homes.csv')
    const csv = readFileSync(join(place.dataDir, 'homes.csv'), 'utf8')
    const [, first] = readCsv(csv)
    const shrunk = `id\n${first?.cells[0]}`
    expect(await at('homes import -', shrunk)).toMatchObject({
      code: 1,
      out: expect.stringContaining(`would take away ${count - 1} of ${count} homes`),
    })
    expect(await homes()).toBe(count)
    expect(await at('homes import - --allow-shrink', shrunk)).toMatchObject({
      code: 0,
    })
    expect(await homes()).toBe(1)
    expect(await at('homes import homes.csv --dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('imported nothing'),
    })
  })

  test('a feed that is not there, or not UTF-8, is refused', async () => {
    expect(await at('homes import nothing.csv')).toMatchObject({
      code: 1,
      err: 'nothing.csv cannot be read: it does not exist\n',
    })
    writeFileSync(join(place.dataDir, 'latin.csv'), Buffer.from([0x69, 0x64, 0x0a, 0xf1]))
    expect(await at('homes import latin.csv')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not UTF-8'),
    })
  })

  test('a backup is made beside a running site', async () => {
    await lead('ana', 'Hello')
    const made = await at('backup')
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('Reading the copy again') })
    const [file = ''] = readdirSync(join(place.dataDir, 'backups'))
    const path = join(place.dataDir, 'backups', file)
    expect(made.out).toContain(path)
    const restored = await runDeskCommand(['restore', path], env)
    expect(restored).toMatchObject({ code: 1, out: '' })
    expect(restored.err).toContain(
      engine === 'sqlite' ? 'has the database open' : 'pg_restore --clean',
    )
    if (engine === 'sqlite') {
      await lead('bea', 'Later')
      await database.db.destroy()
      expect((await runDeskCommand(['restore', path], env)).err).toContain('1 in leads')
      expect(await runDeskCommand(['restore', path, '--force'], env)).toMatchObject({
        code: 0,
        out: expect.stringContaining('Restored.'),
      })
      database = await connect(place)
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
