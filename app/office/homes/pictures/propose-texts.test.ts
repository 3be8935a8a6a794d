import { expect, test } from 'vitest'
import { isProposed } from '../fields/proposed-text.ts'
import { proposalOf } from './propose-texts.ts'

test('a title begins small after the room, unless it is a name', () => {
  expect(
    proposalOf('living', { en: 'Corner penthouse', es: 'Ático de tres dormitorios sobre el golf' }),
  ).toEqual({
    en: 'Living room, corner penthouse',
    es: 'Salón, ático de tres dormitorios sobre el golf',
  })
  expect(proposalOf('pool', { en: 'Palm 10', es: 'Palm 10' })).toEqual({
    en: 'Pool, Palm 10',
    es: 'Piscina, Palm 10',
  })
})

test('further pictures of a room have texts of their own', () => {
  const titles = { en: 'Palm 10', es: 'Palm 10' }
  expect(proposalOf('bedroom', titles, 3)).toEqual({
    en: 'Bedroom, picture 3, Palm 10',
    es: 'Dormitorio, imagen 3, Palm 10',
  })
})

test.each([
  ['en', 'Living room, picture 3, Villa under the old carob', true],
  ['en', 'Living room, villa under the old carob', true],
  ['en', 'Kitchen', true],
  ['en', 'Kitchen, with a marble island', false],
  ['en', 'Padel court with two players', false],
] as const)('a text of the form that is proposed is told apart, %s: %s', (language, text, is) => {
  expect(isProposed(text, language, 'Villa under the old carob')).toBe(is)
})
