import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  [
    '<p>Sal&oacute;n con 3 ba&ntilde;os &#8211; 95&nbsp;m&sup2;, &euro;450</p>',
    'Salón con 3 baños – 95 m², €450',
  ],
  [
    'Jard&#xED;n&#160;&middot;&#xA0;garaje &#150; &iquest;trastero&#63;',
    'Jardín · garaje – ¿trastero?',
  ],
  ['&Ntilde; &AMP; &lt;b&gt; &quot;a&apos;', 'Ñ & <b> "a\''],
])('characters written as entities are read: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['&amp;oacute;', '&amp;lt;p&amp;gt;', '&amp;#8211;', '&amp;nbsp;'])(
  '%s is decoded only once',
  (html) => {
    expect(plainText(html)).toBe(html.replaceAll('&amp;', '&'))
  },
)

test.each(['R&D', 'a & b', '&unknown;', 'x?copy=1&region=2', '&#;', '&#x;'])(
  '%s is no entity and stays',
  (text) => {
    expect(plainText(text)).toBe(text)
  },
)

test('entities bring in no character that XML cannot contain', () => {
  expect(plainText('a&#8;b&#27;c&#10;d&#x1F;')).toBe('abc\nd')
  expect(plainText('&#0;&#xD800;&#x110000;')).toBe('\uFFFD\uFFFD\uFFFD')
})
