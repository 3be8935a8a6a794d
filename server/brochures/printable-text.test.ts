import { expect, test } from 'vitest'
import { loadFonts } from './document/fonts.ts'
import { breakWords, printableText } from './printable-text.ts'

const { covers } = loadFonts()
const lines = (text: string, max = 100) => printableText(text, covers, max)

test('our own languages pass as they are', () => {
  const text = '¿98 m² por 2.400.000 €? “Sí” — l’été, Straße, œuvre…'
  expect(lines(text)).toBe(text)
})

test('spaces that hold words together stay, others fold', () => {
  expect(lines('98\u00a0m²  and\n\n\tmore ')).toBe('98\u00a0m² and more')
})

test('a word joiner is not printed, because the fonts make it a space', () => {
  expect(lines('0,4\u2060–\u20601,1\u00a0%')).toBe('0,4–1,1\u00a0%')
})

test('control and direction characters, emoji and lone surrogates leave nothing behind', () => {
  expect(lines('a\u0000b\u0007 \u202ec \u{1f3e0} d\ud800e\u200bf')).toBe('a b c def')
})

test('a letter without a glyph loses its accent; other scripts are question marks', () => {
  expect(lines('Łódź Málaga Дом')).toBe('?ódz Málaga ???')
})

test('text ends at its limit with an ellipsis', () => {
  expect(lines('abcdefghij', 5)).toBe('abcd…')
  expect(lines('abcde', 5)).toBe('abcde')
})

test('a word that no line holds is broken', () => {
  expect(breakWords('x'.repeat(130))).toBe(`${'x'.repeat(60)} ${'x'.repeat(60)} ${'x'.repeat(10)}`)
})
