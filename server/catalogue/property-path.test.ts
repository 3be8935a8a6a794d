import { expect, test } from 'vitest'
import { propertySlugIn, propertySlugOf } from './property-path.ts'

test.each([
  ['/properties/sea-view', 'sea-view', 'sea-view'],
  ['/es/properties/%C3%A1tico', 'ático', 'ático'],
  ['/properties/sea-view/brochure.pdf', 'sea-view', 'sea-view'],
  ['/properties/sea-view/viewing', undefined, 'sea-view'],
  ['/properties', undefined, undefined],
  ['/properties/%20', undefined, undefined],
  ['/contact', undefined, undefined],
])('%s: of %s, in %s', (path, of, inside) => {
  expect([propertySlugOf(path), propertySlugIn(path)]).toEqual([of, inside])
})

test.each(['/properties/%FF', '/es/properties/%', '/properties/%E0%A4%A/viewing'])(
  '%s has no slug, and nothing fails',
  (path) => {
    expect([propertySlugOf(path), propertySlugIn(path)]).toEqual([undefined, undefined])
  },
)
