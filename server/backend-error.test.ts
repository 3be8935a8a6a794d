import { expect, test } from 'vitest'
import { backendError } from './backend-error.ts'

test.each<[string, number, string | undefined]>([
  ['nobody answered', 0, ''],
  ['a proxy answered with its own page', 200, undefined],
  ['there were too many calls', 429, undefined],
  ['a gateway answered', 503, undefined],
  ['the backend failed', 500, 'XX000'],
  ['PostgREST has no connection', 503, 'PGRST001'],
  ['PostgREST waited too long for one', 504, 'PGRST003'],
  ['the connection was lost', 503, '08006'],
  ['the disk is full', 400, '53100'],
  ['the database starts', 503, '57P03'],
  ['the database is a standby', 400, '25006'],
  ['the statement took too long', 500, '57014'],
  ['the table is not there yet', 404, '42P01'],
  ['the project has no such table yet', 404, 'PGRST205'],
])('%s (%s %s): the backend is unavailable', (message, status, code) => {
  expect(backendError('The catalogue', { code, message }, status)).toMatchObject({
    name: 'Unavailable',
    message: expect.stringContaining(`The catalogue is unavailable: `),
  })
})

test.each<[string, number, string | undefined]>([
  ['the key is wrong', 401, undefined],
  ['the session has ended', 401, 'PGRST301'],
  ['the member lacks the right', 403, '42501'],
  ['the file is another member’s', 403, 'AccessDenied'],
])('%s (%s %s): it refuses', (message, status, code) => {
  expect(backendError('The catalogue', { code, message }, status)).toMatchObject({
    name: 'NotAllowed',
  })
})

test.each<[string, number, string | undefined]>([
  ['a column was renamed', 400, '42703'],
  ['a query has no end', 400, '42601'],
  ['a number has letters', 400, '22P02'],
  ['a text is not null', 500, '23502'],
  ['a filter cannot be read', 400, 'PGRST100'],
  ['two tables are not related', 400, 'PGRST200'],
  ['an address is not there', 404, undefined],
])('%s (%s %s): a mistake of ours', (message, status, code) => {
  const error = backendError('The catalogue', { code, message }, status)
  expect([error.name, error.message]).toEqual(['Error', expect.stringContaining(message)])
})

test('the page of a proxy is not logged whole', () => {
  const { message } = backendError('The catalogue', { message: 'x'.repeat(9000) }, 502)
  expect(message.length).toBeLessThan(300)
})
