import { describe, expect, test } from 'vitest'
import { consoleToLog } from './console-to-log.ts'
import { createLog } from './create-log.ts'
import { redactMessage, redactText } from './redact.ts'

function open() {
  const lines: string[] = []
  const segments = new Set(['es', 'contact', 'properties'])
  const log = createLog({ level: 'info', segments }, { write: (line) => void lines.push(line) })
  return { log, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

describe('texts', () => {
  test.each([
    '550 5.1.1 <elena.marchetti+x@mail.example.com>: unknown',
    'to elena@example.com.',
    '/elena%40example.com/',
    '/elena%2540example.com',
    'email=ELENA@EXAMPLE.COM&x=1',
    'a\nelena@example.com',
    'élena@españa.example',
  ])('%s has an e-mail address', (text) => {
    expect(redactText(text)).toContain('[e-mail]')
    expect(redactText(text).toLowerCase()).not.toMatch(/lena|exampl/)
  })

  test.each([
    '+34 600 123 456',
    '(055) 012-3456',
    '600123456',
    '%2B34600123456',
    '+34%20600%20123%20456',
  ])('%s is a telephone number', (text) =>
    expect(redactText(`call ${text} now`)).toBe('call [number] now'),
  )

  test('two e-mail addresses without a space between them are both removed', () => {
    expect(redactText('a@b.example+tom@c.example')).not.toMatch(/[bc]\.example|tom/)
  })

  test('each number of a long list is removed', () => {
    const list = Array.from({ length: 20 }, (_, index) => `6001234${index + 10}`).join(' ')
    expect(redactText(list)).not.toMatch(/\d/)
  })

  // With a cost quadratic in the length, each of these would take minutes.
  test.each([
    ['letters and an encoded sign', `${'a'.repeat(100_000)}%`],
    ['encoded letters', `@${'%41'.repeat(50_000)}`],
    ['a domain without an end', `@${'a.'.repeat(50_000)}!`],
    ['digits that end in no number', '/1-'.repeat(50_000)],
    ['a quotation that is never closed', `"${'\\"'.repeat(50_000)}`],
  ])('a long text of %s is read in a moment, and stays', (_, text) => {
    expect(redactMessage(text)).toBe(text)
  })

  test.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'at run (/site/node_modules/@hono/node-server/dist/index.mjs:123:45)',
    '12345678-1234-4234-8234-123456789abc',
    '2026-11-20T10:00:00.000Z',
    'moved 1200 leads',
    'R49052083',
  ])('%s stays', (text) => expect(redactText(text)).toBe(text))

  test('quoted values are removed from messages, and names of tables are kept', () => {
    expect(redactMessage('relation "leads" does not exist')).toBe('relation "leads" does not exist')
    expect(redactMessage('invalid input syntax for type uuid: "elena"')).toBe(
      'invalid input syntax for type uuid: "…"',
    )
    expect(redactMessage(`Unexpected token, "Elena \\"M\\"" is not JSON`)).not.toContain('Elena')
  })
})

describe('lines', () => {
  test('a path keeps the site’s own segments, and is unchanged if it was found', () => {
    const { log, last } = open()
    log.info({ path: '/es/Elena%20Marchetti/contact', status: 404 }, 'request')
    expect(last()).toMatchObject({ path: '/es/…/contact', status: 404 })
    log.info({ path: '/property-types/castles', status: 404 }, 'request')
    expect(last()).toMatchObject({ path: '/property-types/castles' })
    log.info({ path: '/call-600111222', status: 404 }, 'request')
    expect(last()).toMatchObject({ path: '/…' })
    log.child({ path: '/properties/Elena' }).warn('no home at this path')
    expect(last().path).toBe('/properties/…')
    log.info({ path: '/properties/garden-apartment', status: 200 }, 'request')
    expect(last().path).toBe('/properties/garden-apartment')
  })

  test('an error is logged with its place and cause, without values', () => {
    const { log, last } = open()
    const error = Object.assign(new Error('Elena failed: "Elena"'), {
      code: '23505',
      detail: 'Key (email)=(elena@example.com) exists',
      table: 'leads',
      forLog: '550 5.1.1',
    })
    log
      .child({ email: 'elena@example.com' })
      .error({ err: new Error('not sent', { cause: error }) }, 'to elena@example.com')
    expect(JSON.stringify(last())).not.toMatch(/elena/i)
    expect(last()).toMatchObject({
      msg: 'to [e-mail]',
      err: {
        message: 'not sent',
        stack: expect.stringContaining('create-log.test.ts'),
        cause: { message: '550 5.1.1', code: '23505', table: 'leads' },
      },
    })
  })

  test('all errors of an AggregateError are logged', () => {
    const { log, last } = open()
    log.error({ err: new AggregateError([new Error('one'), 'two']) }, 'x')
    expect(last().err.errors).toMatchObject([{ message: 'one' }, { message: 'two' }])
  })
})

test('output of a library is a line like any other', () => {
  const { log, last } = open()
  const { warn, debug, info, error, log: print } = console
  try {
    consoleToLog(log)
    console.warn('The URL path "/elena%E0" could not be decoded', new Error('of elena@example.com'))
    expect(last()).toMatchObject({
      level: 40,
      msg: 'The URL path "…" could not be decoded',
      err: { message: 'of [e-mail]' },
    })
  } finally {
    Object.assign(console, { warn, debug, info, error, log: print })
  }
})
