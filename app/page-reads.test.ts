import { expect, test } from 'vitest'
import { createReadAddress } from '#server/page-cache/page-address.ts'
import { siteReads } from './page-reads.ts'

const keyOf = (url: string) => createReadAddress(siteReads, () => undefined)(url)?.key

test('the map of the resort differs for each home on it, and only for those', () => {
  expect(keyOf('/maps/resort.svg?at=P10-04')).toBe('/maps/resort.svg?at=P10-04')
  for (const at of ['nonsense', 'constructor', ''])
    expect(keyOf(`/maps/resort.svg?at=${at}`)).toBe('/maps/resort.svg')
})

test('the list of homes for sale is one page, with and without its listing', () => {
  expect(keyOf('/properties?listing=sale')).toBe('/properties')
  expect(keyOf('/properties?listing=rent')).toBe('/properties?listing=rent')
  expect(keyOf('/properties?listing=lease')).toBe('/properties?listing=other')
})
