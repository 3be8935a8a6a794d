import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Unavailable } from '#server/unavailable.ts'
import { loadProperty } from './load-property.ts'

const list = async () => ({ properties: [], total: 0 })
const load = (find: () => Promise<undefined>) =>
  loadProperty(
    { catalogue: { find, list }, log: pino({ level: 'silent' }) },
    'a-home',
    new URL('http://site.test/properties/a-home'),
  )

test('a home that is not there is a 404, a catalogue that does not answer a 503', async () => {
  await expect(load(async () => undefined)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(
    load(() => Promise.reject(new Unavailable('The catalogue', new Error('away')))),
  ).rejects.toMatchObject({ init: { status: 503 } })
})

test('an unexpected error is thrown unchanged', async () => {
  const mistake = new TypeError('x is not a function')
  await expect(load(() => Promise.reject(mistake))).rejects.toBe(mistake)
})
