import { expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { allInText, middleOf } from './all-in-text.ts'

test('a home for sale has its total beside its price, a home to let has none', () => {
  const [home] = homes.filter(({ ref }) => ref === 'R49052083')
  if (!home) return expect.fail('no home')
  const property = { ...home, ...home.en, listing: 'sale' as const, purchaseDetails: null }
  expect(allInText(property, 'en')).toBe('about €527,000 all in')
  expect(allInText(property, 'es')).toBe('unos 527.000\u00a0€ en total')
  expect(allInText({ ...property, listing: 'rent' }, 'en')).toBeUndefined()
})

test('a total without the whole IVA on a third parking space is not called all in', () => {
  const [home] = homes.filter(({ ref }) => ref === 'CAR-C501')
  if (!home) return expect.fail('no home')
  const property = { ...home, ...home.en, listing: 'sale' as const, purchaseDetails: null }
  expect(allInText(property, 'en')).toBe(
    'about €4,165,000, plus extra tax on the third parking space',
  )
  expect(allInText(property, 'es')).toMatch(/más el IVA adicional de la tercera plaza de garaje$/)
})

test('it is the middle of the range, to the nearest thousand euros', () => {
  expect(middleOf({ min: 545_270, max: 548_620 }, 'en')).toBe('€547,000')
})
