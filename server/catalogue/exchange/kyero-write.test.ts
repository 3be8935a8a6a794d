import { expect, test } from 'vitest'
import { sampleHome } from '../../../testing/sample-home.ts'
import type { Property } from '../property.ts'
import { readKyeroFeed } from './kyero-read.ts'
import { kyeroXml } from './kyero-write.ts'

const unnamed = { municipality: undefined, province: 'Málaga', coordinates: undefined }
const named = {
  municipality: 'Benalmádena',
  province: 'Málaga',
  coordinates: { latitude: '36.6', longitude: '-4.5' },
}

const written = (change: Partial<Property>, resort: typeof unnamed | typeof named = named) =>
  kyeroXml([sampleHome({ status: 'available', ...change })], {
    siteUrl: 'https://site.test',
    resort,
    country: 'Spain',
  }).replace(/>\s+</g, '><')

const inResort = { location: 'Alborán Hills, Costa del Sol', features: ['Fitted wardrobes'] }

test('a home of the resort is in the configured municipality, with its position', () => {
  expect(written(inResort)).toContain(
    '<town>Benalmádena</town><province>Málaga</province><country>Spain</country>' +
      '<location><latitude>36.6</latitude><longitude>-4.5</longitude></location>' +
      '<location_detail>Alborán Hills, Costa del Sol</location_detail>',
  )
})

test('without a municipality the feed names the coast, which is all that is known', () => {
  const xml = written(inResort, unnamed)
  expect(xml).toContain('<town>Costa del Sol</town>')
  expect(xml).toContain('<location_detail>Alborán Hills</location_detail>')
  expect(xml).not.toContain('<location>')
})

test('a home elsewhere keeps the town of its record', () => {
  const xml = written({ location: 'Nueva Andalucía, Marbella' })
  expect(xml).toContain('<town>Marbella</town>')
  expect(xml).toContain('<location_detail>Nueva Andalucía</location_detail>')
  expect(xml).not.toContain('<latitude>')
})

test.each([
  [named, 'Alborán Hills, Costa del Sol'],
  [unnamed, 'Alborán Hills, Costa del Sol'],
  [named, 'Nueva Andalucía, Marbella'],
  [named, 'Costa del Sol'],
])('reading the feed back gives the location that was written: %#', (resort, location) => {
  const xml = written({ location }, resort)
  const [row] = readKyeroFeed(xml, 'https://site.test').rows
  expect(row?.cells(undefined).location).toBe(location)
})

test.each([
  ['of the resort, whose pool it shares', inResort, 1],
  ['with pools among its features', { location: 'Mijas', features: ['Two pools'] }, 1],
  ['with neither', { location: 'Mijas', features: ['Room for a carpool'] }, 0],
])('a home %s states the pool', (_, change, pool) => {
  expect(written(change)).toContain(`<pool>${pool}</pool>`)
})

test('reading the feed back gives a description with a tag or an entity in it', () => {
  const description = 'A <b>bold</b> claim, R&amp;D, and 3 < 4 & 5.'
  const longDescription = 'Second paragraph.'
  const [row] = readKyeroFeed(written({ description, longDescription }), 'https://site.test').rows
  expect(row?.cells(undefined)).toMatchObject({ description, long_description: longDescription })
  // Some portals show a description as plain text, so it has no entities where they can be avoided.
  expect(written({ description: 'Bed & board.' })).toContain('>Bed &amp; board.')
})

test('reading the feed back keeps references and pictures that it has cut', () => {
  const images = Array.from({ length: 60 }, (_, index) => `/pictures/u-${index}.jpg`)
  const home = sampleHome({ status: 'available', ref: 'ALBORAN-2026-00123', images })
  const [row] = readKyeroFeed(written(home), 'https://site.test').rows
  const cells = row?.cells(home)
  expect(cells).toMatchObject({ ref: home.ref, images: expect.stringContaining('u-59.jpg') })
  // A home whose pictures were put in another order elsewhere takes that order.
  const reordered = row?.cells({ ...home, images: images.toReversed() })
  expect(reordered?.images).not.toContain('u-59.jpg')
})
