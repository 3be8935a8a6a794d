import { expect, test } from 'vitest'
import { languages } from '#server/language.ts'
import manifest from '../../pictures/manifest.json'
import { packages } from './packages.ts'
import { services } from './services.ts'

test('the six services are in the published order', () => {
  expect(services.map(({ texts }) => texts.en.title)).toEqual([
    'Property management',
    'Rental administration',
    'Concierge',
    'Maintenance and repairs',
    'Legal and administrative',
    'Interior design',
  ])
})

test('each service has a text of its own in each language', () => {
  const texts = services.flatMap(({ texts }) =>
    languages.map((language) => texts[language].description),
  )
  expect(new Set(texts).size).toBe(services.length * languages.length)
})

test('every drawing of services and packages exists and is described in both languages', () => {
  const pictures: Record<string, { kind: string; alt: Record<string, string> }> = manifest
  const names = [
    ...services.flatMap(({ picture, painted }) => (painted ? [picture, painted] : [picture])),
    ...packages.map(({ picture }) => picture),
  ]
  for (const name of names) {
    // Services and packages have drawings: a row never mixes drawings and renders.
    expect(pictures[name]?.kind, name).toMatch(/^(line|plate|drawing)$/)
    for (const language of languages) expect(pictures[name]?.alt[language]).toBeTruthy()
  }
  expect(new Set(names).size).toBe(names.length)
})
