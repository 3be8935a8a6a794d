import { describe, expect, test } from 'vitest'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import { words as caratWords } from '#app/content/developments/carat-words.ts'
import type { DevelopmentId } from '#app/content/developments/development.ts'
import { developments } from '#app/content/developments/developments.ts'
import { words as lomasWords } from '#app/content/developments/lomas-2-words.ts'
import { words as northWords } from '#app/content/developments/north-residences-words.ts'
import { words as palmWords } from '#app/content/developments/palm-10-words.ts'
import { words as sixteenWords } from '#app/content/developments/sixteen-plus-words.ts'
import { words as waterfallWords } from '#app/content/developments/waterfall-words.ts'
import { unitView } from '#app/home-groups/unit-view.ts'
import { words as common } from '#app/home-groups/words.ts'
import { type Language, languages } from '#server/language.ts'
import { caratFloors } from './carat/floor.ts'
import { floorsOf } from './lomas-2/modules.tsx'
import { words as townhouseWords } from './townhouses/words.ts'

const pages: Record<DevelopmentId, Record<Language, object>> = {
  carat: caratWords,
  '16-plus-collection': sixteenWords,
  'north-residences': northWords,
  'lomas-2': lomasWords,
  'palm-10': palmWords,
  'waterfall-residences': waterfallWords,
}
const { 'north-residences': north, 'lomas-2': lomas } = developments
const sixteenFacade = developments['16-plus-collection'].details.facade

describe.each(Object.values(developments))('the page of $name', ({ id, name }) => {
  test('takes its figures from the record', () => {
    const known = new Set([
      ...Object.keys(developmentFigures(developments[id], 'en')),
      'name',
      'status',
      'printedPrice',
      ...Object.keys(taxFigures('en')),
      // The page itself replaces this placeholder.
      'n',
      'area',
    ])
    for (const language of languages) {
      const text = JSON.stringify(pages[id][language])
      for (const [, figure = ''] of text.matchAll(/\{(\w+)\}/g)) expect(known).toContain(figure)
      const typed = text.replaceAll(name, '').replace(/\{\w+\}|24\/7|"7"|24 horas|16\+|m²/g, '')
      expect(typed).not.toMatch(/\d/)
    }
  })
})

/** The words that texts use for some figures. */
const spelled: Record<number, Record<Language, string>> = {
  16: { en: 'sixteen', es: 'dieciséis' },
  19: { en: 'nineteen', es: 'diecinueve' },
  26: { en: 'twenty-six', es: 'veintiséis' },
  160: { en: 'one hundred and sixty', es: 'ciento sesenta' },
  233: { en: 'two hundred and thirty-three', es: 'doscientas treinta y tres' },
}

test.each([
  ['16-plus-collection', [developments['16-plus-collection'].homes, sixteenFacade]],
  ['north-residences', [north.units.apartments.homes]],
  ['lomas-2', [lomas.homes]],
  ['waterfall-residences', [developments['waterfall-residences'].homes]],
] as const)('the numbers written as words on %s are those of its record', (id, figures) => {
  for (const language of languages) {
    const texts = [developments[id].words[language], pages[id][language]]
    for (const text of texts.map((copy) => JSON.stringify(copy).toLowerCase()))
      for (const [figure, words] of Object.entries(spelled))
        expect(text.includes(words[language]), `${figure} ${language}`).toBe(
          figures.some((one) => one === Number(figure)),
        )
  }
})

describe.each(languages)('in %s', (language) => {
  test('the pages have as many entries as published', () => {
    const { curated, types } = sixteenWords[language]
    expect(Object.values(curated).filter((entry) => typeof entry === 'object')).toHaveLength(3)
    expect(types.list.map(({ name }) => name)).toEqual([
      'Garden Villas',
      'Garden Villas+',
      'Sky Villas',
      'Sky Villa Solariums',
    ])
    for (const { features } of types.list) expect(features).toHaveLength(3)
    expect(palmWords[language].tiles.list).toHaveLength(8)
    expect(Object.keys(lomasWords[language].amenities.list)).toHaveLength(6)
  })

  test('units are printed with their figures and only those', () => {
    const apartments = unitView(north, 'apartments', language)
    expect(apartments.price.replace(/[.,\u00a0]/g, '')).toMatch(/2530000–2750000/)
    expect(apartments.ranges.map(({ text }) => text)).toEqual([
      '115–221\u00a0m²',
      '228–241\u00a0m²',
    ])
    expect(apartments.details.map(({ value }) => value.slice(0, 2).trim())).toEqual([
      '26',
      '2',
      '2',
    ])
    const garden = unitView(developments['waterfall-residences'], 'garden', language)
    expect(garden.ranges).toEqual([])
    expect(garden.details).toEqual([])
  })
})

test('the drawing of Lomas 2 has a window for every home, on its floors', () => {
  const { apartmentsPerEntrance, storeys } = lomas.details
  const floors = floorsOf(apartmentsPerEntrance, storeys)
  expect(floors).toHaveLength(storeys)
  expect(floors.reduce((sum, homes) => sum + homes, 0)).toBe(apartmentsPerEntrance)
  expect(Math.min(...floors)).toBeGreaterThan(0)
})

test('the drawn floors of CARAT have the areas of its smallest and largest home', () => {
  const { smallest, largest } = caratFloors(developments.carat)
  expect(
    [smallest, largest].map(({ width, inside, terrace }) => [
      width * inside.depth,
      width * terrace.depth,
    ]),
  ).toEqual([
    [120, 30],
    [350, 200],
  ])
})

test('English buttons and headings have the published wording', () => {
  const { request, more, specialist, underConstruction } = common.en
  expect([request, more, specialist, underConstruction]).toEqual([
    'Request Information',
    'Request More Information',
    'Contact a Specialist',
    'Under Construction',
  ])
  const { viewing, brochure, curated, types } = sixteenWords.en
  expect([viewing.button, brochure, curated.title, types.request]).toEqual([
    'Schedule Viewing',
    'Download Brochure',
    'Curated Excellence',
    'Request Details',
  ])
  expect(townhouseWords.en.listings.contact).toBe('Contact for Availability')
  expect(townhouseWords.en.listings.updating).toMatch(/listings are being updated/)
})
