import { expect, test } from 'vitest'
import type { HomeLabels } from '../home-labels.ts'
import { pageTitles } from './page-titles.server.ts'

const label = { slug: 'villa-a', title: { en: 'Villa A', es: 'Villa Á' }, price: 1 }
const labels: HomeLabels = new Map([['R1', label]])
const site = { content: { published: () => new Map() } }

test.each([
  ['/', 'Portada'],
  ['/properties', 'Todas las viviendas'],
  ['/properties/villa-a', 'Villa Á'],
  ['/properties/villa-a/viewing', 'Visita: Villa Á'],
  ['/properties/gone', '/properties/gone'],
  ['/properties/%E0%A4%A', '/properties/%E0%A4%A'],
  ['/property-types/villas', 'Villas'],
  ['/luxury-property/carat', 'CARAT'],
  ['/luxury-property/carat/look-round', 'Vista de 360°: CARAT'],
  ['/shortlist/viewing', 'Visita a varias viviendas'],
  ['/constructor', '/constructor'],
])('the page %s is called %s in the figures', (path, title) => {
  expect(pageTitles(site, labels, 'es')(path)).toBe(title)
})
