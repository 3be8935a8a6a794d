import { expect, test } from 'vitest'
import { misread, readQuery } from './read-query.ts'

const read = (text: string) => {
  const address = new URLSearchParams(text)
  const query = readQuery(address)
  return { query, ...misread(address, query) }
}

test('a value that no choice offers is left out and named', () => {
  const { query, ignored, isExchanged } = read('type=castle&bedrooms=9&to=foo&status=available')
  expect(query).toMatchObject({ type: '', bedrooms: '', to: '', status: 'available' })
  expect(ignored).toEqual(['type', 'bedrooms', 'to'])
  expect(isExchanged).toBe(false)
})

test('prices in the wrong order are exchanged, and the page says so', () => {
  const { query, ignored, isExchanged } = read('from=900000&to=500000')
  expect(query).toMatchObject({ from: '500000', to: '900000' })
  expect(ignored).toEqual([])
  expect(isExchanged).toBe(true)
})

test.each([
  '',
  'type=villa&bedrooms=5&to=655000&area=101',
  'type=&from=500000&to=500000',
  'listing=sale',
  'u=1',
])('nothing is said of "%s"', (text) => {
  expect(read(text)).toMatchObject({ ignored: [], isExchanged: false })
})
