import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'
import { readSearch } from './search.ts'

const nb = '\u00a0'
test.each([
  ['', 'Homes to buy', 'Viviendas en venta'],
  [
    'type=apartment&bedrooms=2&to=800000',
    'Apartments to buy, two bedrooms or more, up to €800,000',
    `Apartamentos en venta, dos dormitorios o más, hasta 800.000${nb}€`,
  ],
  [
    'development=CARAT&from=500000&to=2000000&area=120&terrace=30&purchase=new&status=available&stage=building',
    `Homes to buy at CARAT, from €500,000 to €2,000,000, build size of 120${nb}m² or more, terrace of 30${nb}m² or more, new, available, under construction`,
    `Viviendas en venta en CARAT, de 500.000${nb}€ a 2.000.000${nb}€, 120${nb}m² construidos o más, terraza de 30${nb}m² o más, obra nueva, disponibles, en construcción`,
  ],
  [
    'bedrooms=1&bathrooms=6&to=655000&area=1500',
    `Homes to buy, one bedroom or more, six bathrooms or more, up to €655,000, build size of 1,500${nb}m² or more`,
    `Viviendas en venta, un dormitorio o más, seis baños o más, hasta 655.000${nb}€, 1.500${nb}m² construidos o más`,
  ],
  [
    'listing=rent&to=2000',
    'Homes to rent, up to €2,000 a month',
    `Viviendas en alquiler, hasta 2.000${nb}€ al mes`,
  ],
])('%s in words', (text, en, es) => {
  const search = readSearch(new URLSearchParams(text), ['CARAT'])
  expect([searchText(search, 'en'), searchText(search, 'es')]).toEqual([en, es])
})
