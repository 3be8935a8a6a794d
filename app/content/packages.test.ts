import { expect, test } from 'vitest'
import { languages } from '#server/language.ts'
import { packages, parts } from './packages.ts'

test.each(languages)('in %s there are three packages of 5, 6 and 7 features', (language) => {
  const counts = packages.map(({ texts }) => [
    texts[language].title,
    Object.keys(texts[language].features).length,
  ])
  expect(counts).toEqual([
    ['Essential', 5],
    ['Premium', 6],
    ['Luxury', 7],
  ])
})

test('each package furnishes the same parts in both languages', () => {
  for (const { texts } of packages)
    expect(Object.keys(texts.es.features)).toEqual(Object.keys(texts.en.features))
})

test('each package has the parts of the one before it and one more', () => {
  const furnished = packages.map(({ texts }) => parts.filter((part) => texts.en.features[part]))
  expect(furnished).toEqual([parts.slice(0, 5), parts.slice(0, 6), [...parts]])
})

test('every feature is translated, and every request names its package', () => {
  for (const { texts } of packages) {
    for (const part of parts)
      if (texts.en.features[part]) expect(texts.es.features[part]).not.toBe(texts.en.features[part])
    for (const language of languages)
      expect(texts[language].request).toContain(texts[language].title)
  }
})

test.each(languages)('in %s every part of a package is listed piece by piece', (language) => {
  for (const { texts } of packages) {
    const { features, items } = texts[language]
    expect(Object.keys(items)).toEqual(Object.keys(features))
    for (const part of parts) expect(items[part]?.length, part).toBe(texts.en.items[part]?.length)
  }
})
