import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { joinShortlists, storeShortlist } from './own-list.ts'

const elena = (metadata: Record<string, unknown> = {}) => ({
  id: 'elena',
  email: 'elena@example.com',
  confirmed: true,
  name: '',
  phone: '',
  language: 'en' as const,
  createdAt: '2026-11-01T09:00:00.000Z',
  metadata,
  lastSignInAt: undefined,
})

test('signing in keeps every home of the browser, also the oldest of a full account', async () => {
  const full = Array.from({ length: 12 }, (_, index) => `h${index}`)
  const stored: unknown[] = []
  await joinShortlists({
    account: {
      user: elena({ shortlist: full.join('.') }),
      uncertain: false,
      storeMetadata: async (metadata) => void stored.push(metadata),
    },
    cookies: 'shortlist=h0.y',
    secure: true,
    log: pino({ level: 'silent' }),
  })
  expect(stored).toEqual([{ shortlist: ['h0', ...full.slice(2), 'y'].join('.') }])
})

test('a list that the account cannot store is reported in the log', async () => {
  const logged: { msg: string }[] = []
  const stored = await storeShortlist(['sea-view'], {
    account: {
      user: elena(),
      uncertain: false,
      storeMetadata: () => Promise.reject(new Unavailable('The account service', 'away')),
    },
    cookies: null,
    secure: true,
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
  })
  expect(stored).toBeUndefined()
  expect(logged).toMatchObject([{ msg: 'a shortlist could not be stored in an account' }])
})
