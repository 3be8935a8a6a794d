import { expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { shortDescription } from './short-description.ts'

test('a short description is whole', () => {
  expect(
    shortDescription('Three bedrooms, a roof to yourselves. The lift comes to the door.'),
  ).toBe('Three bedrooms, a roof to yourselves. The lift comes to the door.')
})

test('a long one ends with a sentence, or with a part of one', () => {
  expect(
    shortDescription(
      'Four bedrooms on two floors and 148 m² of terrace. On the upper one the bath stands before the glass.',
    ),
  ).toBe('Four bedrooms on two floors and 148 m² of terrace.')
  expect(
    shortDescription(
      'Three bedrooms and not one stair: a walled court at the front, a narrow pool at the back, a hearth in between.',
    ),
  ).toBe('Three bedrooms and not one stair: a walled court at the front.')
})

test('a text that only repeats the measures is not enough', () => {
  expect(
    shortDescription(
      'Five bedrooms, a pool on the level of the living room and a garden that ends at the view. The road stays behind.',
    ),
  ).toBe('Five bedrooms, a pool on the level of the living room.')
  expect(
    shortDescription(
      'Three bedrooms made into two. The principal has the east end to itself, a terrace in front and the sea from the pillow.',
    ),
  ).toBe('Three bedrooms made into two. The principal has the east end to itself.')
})

test('a text without a place to end is left to the two lines of the card', () => {
  const text = 'word '.repeat(30).trim()
  expect(shortDescription(text)).toBe(text)
})

test.each(homes.flatMap((home) => [home.en.description, home.es.description]))(
  'of our own homes, a complete sentence remains: %s',
  (description) => {
    expect(shortDescription(description).length).toBeLessThanOrEqual(90)
    expect(shortDescription(description)).toMatch(/\.$/)
  },
)
