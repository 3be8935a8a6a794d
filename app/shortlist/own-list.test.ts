import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { storeShortlist } from './own-list.ts'

test('a list that the account cannot take is in the log', async () => {
  const logged: { msg: string }[] = []
  const stored = await storeShortlist(['sea-view'], {
    account: {
      user: {
        id: 'elena',
        email: 'elena@example.com',
        confirmed: true,
        name: '',
        phone: '',
        language: 'en',
        createdAt: '2026-11-01T09:00:00.000Z',
        metadata: {},
        lastSignInAt: undefined,
      },
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
