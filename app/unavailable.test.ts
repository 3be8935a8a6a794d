import { expect, test, vi } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { orUnavailablePage, whenUnavailable } from './unavailable.ts'

const outage = new Unavailable('The catalogue', new Error('away'))
const logOf = () => ({ error: vi.fn() })

test('work that is done is returned, and nothing is logged', async () => {
  const log = logOf()
  expect(
    await whenUnavailable(
      log,
      'not read',
      async () => 7,
      () => 0,
    ),
  ).toBe(7)
  expect(log.error).not.toHaveBeenCalled()
})

test('an outage gives the fallback, and the log its cause', async () => {
  const log = logOf()
  const failing = () => Promise.reject(outage)
  expect(await whenUnavailable(log, 'not read', failing, () => 'nothing')).toBe('nothing')
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: outage }, 'not read')
})

test('where the page needs it, an outage is a 503', async () => {
  const log = logOf()
  await expect(
    orUnavailablePage(log, 'not read', () => Promise.reject(outage)),
  ).rejects.toMatchObject({ init: { status: 503 } })
  expect(log.error).toHaveBeenCalledOnce()
})

test('a mistake of ours is neither hidden nor logged here', async () => {
  const log = logOf()
  const mistake = new TypeError('x is not a function')
  const failing = () => Promise.reject(mistake)
  await expect(whenUnavailable(log, 'not read', failing, () => 0)).rejects.toBe(mistake)
  await expect(orUnavailablePage(log, 'not read', failing)).rejects.toBe(mistake)
  expect(log.error).not.toHaveBeenCalled()
})
