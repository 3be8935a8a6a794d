import { randomFrom } from '../random.ts'
import { homeToWrite, merge, returnRows, type WriteRequest } from './write-requests.ts'

/** Values that each column may have, and values that it may not. */
const values: Record<string, unknown[]> = {
  slug: ['a-b', 'A', 'a--b', '-a', 'ñ', '', null, 'a'.repeat(120), 'a'.repeat(121), 5],
  title: [
    'Ático',
    ' ',
    '',
    'a\nb',
    'a\tb',
    'a\u0007',
    '\u2028x',
    '\u00a0',
    '😀'.repeat(100),
    '😀'.repeat(101),
    'x'.repeat(201),
    5,
    true,
    null,
    ['x'],
  ],
  price: [
    1,
    0,
    -1,
    1.5,
    1_000_000_000,
    1_000_000_001,
    3_000_000_000,
    '7',
    ' 8 ',
    'x',
    '',
    true,
    {},
    null,
  ],
  bedrooms: [0, 99, 100, -1, '3'],
  area: [1, 0, 1_000_000, 1_000_001, null],
  garden: [null, 0, 1, 1_000_001],
  community_fees: [null, 0, 100_000, 100_001],
  development: [null, 'CARAT', '', ' ', 'x'.repeat(80), 'x'.repeat(81)],
  description: [
    'D\n\nE\tF',
    'a\rb',
    '\u007f',
    '\u0085',
    'x'.repeat(2000),
    'x'.repeat(2001),
    '',
    null,
  ],
  long_description: [null, '', 'x'.repeat(20_000), 'x'.repeat(20_001)],
  features: [[], ['Sea'], [''], ['a\nb'], [5], 'x', {}, null, ['x'.repeat(201)], [null]],
  images: [
    ['/pictures/a.jpg'],
    ['/pictures/../a.jpg'],
    ['https://x.test/a b'],
    ['https://x.test/a'],
    ['http://x.test/a'],
    ['javascript:alert(1)'],
    ['/pictures/a.svg'],
  ],
  property_type: [null, 'villa', 'castle', ''],
  listing: [null, 'sale', 'rent', 'lease', ' sale'],
  status: [null, 'available', 'gone'],
  energy_rating: [null, 'A', 'H', 'in progress'],
  translations: [
    null,
    {},
    { es: {} },
    { es: { title: 'T' } },
    { es: { title: 'a\nb' } },
    { es: { title: 5 } },
    { es: { description: '' } },
    { es: { features: ['x', ''] } },
    { es: { features: ['x'] } },
    { es: { nope: 1 } },
    { en: {} },
    { es: null },
    [],
    'x',
    { es: { longDescription: 'x'.repeat(20_001) } },
  ],
  purchase_details: [
    null,
    {},
    { ibi: 900, extraParking: 0, developer: ' Alborán ', licence: 'L 1/2026', stage: 'finishes' },
    { ibi: -1 },
    { ibi: '900' },
    { nope: 1 },
    { rent: { min: 1, max: 2 } },
    { rent: { min: 2, max: 1 } },
    { rent: { min: 2 } },
    { rent: null },
    { developer: ' ' },
    { licence: 'a\nb' },
    { stage: 'ruin' },
    { handover: '2027-06' },
    { handover: '2027-13' },
    { payments: [] },
    { payments: [{ percent: 100, due: 'deed' }] },
    {
      payments: [
        { percent: 40, due: 'contract' },
        { percent: 60, due: 'deed' },
      ],
    },
    { payments: [{ percent: 40, due: 'contract' }] },
    { payments: [{ percent: '100', due: 'deed' }] },
    { payments: [{ percent: 100, due: 'never' }] },
    { payments: [{ percent: 100, due: 'deed', more: 1 }] },
    { payments: 'x' },
    [],
    'x',
  ],
  publication: ['draft', 'published', 'withdrawn', 'secret', '', null],
  publish_at: [null, '2030-01-01T00:00:00Z', '2030-02-30', 'x', 5, ''],
  created_at: ['2026-01-01T10:00:00.123456+01:00', '2026-01-01', 'x', null],
  ref: ['R', 'x'.repeat(40), 'x'.repeat(41), null],
  location: ['L', '', null],
}

/** Rows in which some columns have such values; they are the same in every run. */
export function randomWrites(count: number): WriteRequest[] {
  const random = randomFrom(15)
  const oneOf = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('The list is empty')
    return found
  }
  const changed = () =>
    Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
        const column = oneOf(Object.keys(values))
        const list = values[column] ?? []
        return [column, list[Math.floor(random() * list.length)]]
      }),
    )
  return Array.from({ length: count }, () =>
    random() < 0.6
      ? {
          method: 'PATCH',
          query: `id=eq.h${1 + Math.floor(random() * 4)}`,
          prefer: returnRows,
          body: changed(),
        }
      : {
          method: 'POST',
          prefer: oneOf([returnRows, merge]),
          body: homeToWrite(`r${Math.floor(random() * 40)}`, changed()),
        },
  )
}
