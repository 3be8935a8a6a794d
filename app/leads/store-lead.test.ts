import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { storeLead } from './store-lead.ts'

const logged: { msg: string; kind: string }[] = []
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
beforeEach(() => void logged.splice(0))

test.each([
  [
    'an outage',
    new Unavailable('The lead store', new Error('disk full')),
    'a lead could not be stored',
  ],
  [
    'a mistake of ours',
    new TypeError('x is not a function'),
    'a lead could not be stored, by a mistake of ours',
  ],
])('after %s the visitor is told that nothing was stored', async (_, error, msg) => {
  expect(await storeLead({ log }, 'contact', Promise.reject(error))).toBeUndefined()
  expect(logged).toMatchObject([
    { msg, kind: 'contact', err: { message: expect.stringContaining(error.message) } },
  ])
})
