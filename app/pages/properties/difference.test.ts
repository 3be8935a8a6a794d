import { expect, test } from 'vitest'
import { anyHome, type Search } from '#server/catalogue/search.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { comparedWith } from './difference.ts'

const home = sampleHome({
  propertyType: 'apartment',
  price: 545_000,
  bedrooms: 2,
  bathrooms: 2,
  area: 90,
  terrace: 20,
  development: 'CARAT',
  status: 'reserved',
})

const said = (search: Partial<Search>, language: 'en' | 'es') => {
  const { reason, difference } = comparedWith({ ...anyHome, ...search }, home, language)
  return [reason, difference].filter(Boolean).join(' ').replaceAll('\u00a0', ' ')
}

test.each<[Partial<Search>, string, string]>([
  [{ to: '500000' }, '€45,000 above your limit', '45.000 € por encima de su límite'],
  [{ from: '600000' }, '€55,000 below your minimum', '55.000 € por debajo de su mínimo'],
  [{ bedrooms: '3' }, 'One bedroom fewer', 'Un dormitorio menos'],
  [{ bedrooms: '5' }, 'Three bedrooms fewer', 'Tres dormitorios menos'],
  [{ bedrooms: '9' }, '7 bedrooms fewer', '7 dormitorios menos'],
  [{ bathrooms: '3' }, 'One bathroom fewer', 'Un baño menos'],
  [{ bathrooms: '4' }, 'Two bathrooms fewer', 'Dos baños menos'],
  [
    { area: '120' },
    '90 m² built, 30 m² less than asked',
    '90 m² construidos, 30 m² menos de lo pedido',
  ],
  [
    { terrace: '50' },
    'A terrace of 20 m², 30 m² less than asked',
    'Terraza de 20 m², 30 m² menos de lo pedido',
  ],
  [{ type: 'villa' }, 'Apartment, not villa', 'Apartamento, no villa'],
  [{ development: 'Palm 10' }, 'At CARAT, not at Palm 10', 'En CARAT, no en Palm 10'],
  [{ purchase: 'resale' }, 'New, not resale', 'Obra nueva, no segunda mano'],
  [{ status: 'available' }, 'Reserved, not available', 'Reservada, no disponible'],
  [{ stage: 'ready' }, 'Under construction, not ready', 'En construcción, no terminada'],
  [
    { type: 'apartment', bedrooms: '2', to: '500000', bathrooms: '3' },
    'Apartment, two bedrooms; one bathroom fewer; €45,000 above your limit',
    'Apartamento, dos dormitorios; un baño menos; 45.000 € por encima de su límite',
  ],
])('a home near the search %o says how it differs', (search, english, spanish) => {
  expect(said(search, 'en')).toBe(english)
  expect(said(search, 'es')).toBe(spanish)
})
