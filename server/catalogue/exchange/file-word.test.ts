import { expect, test } from 'vitest'
import {
  energyRatings,
  listings,
  propertyTypes,
  statuses,
} from '../../database/tables/column-values.ts'
import { fileWord } from './file-word.ts'

test.each([
  ['property_type', 'Ático', 'penthouse'],
  ['property_type', 'ático', 'penthouse'],
  ['property_type', 'Casa  adosada', 'townhouse'],
  ['property_type', 'adosado', 'townhouse'],
  ['property_type', ' VILLA ', 'villa'],
  ['property_type', 'apartamento', 'apartment'],
  ['status', 'Disponible', 'available'],
  ['status', 'reservada', 'reserved'],
  ['status', 'vendido', 'sold'],
  ['listing', 'en alquiler', 'rent'],
  ['energy_rating', 'En trámite', 'in progress'],
  ['energy_rating', 'b', 'B'],
] as const)('%s: %s is %s', (column, cell, code) => {
  expect(fileWord(column, cell)).toBe(code)
})

test('codes stay as they are, and so does what is no word of their column', () => {
  for (const type of propertyTypes) expect(fileWord('property_type', type)).toBe(type)
  for (const status of statuses) expect(fileWord('status', status)).toBe(status)
  for (const listing of listings) expect(fileWord('listing', listing)).toBe(listing)
  for (const rating of energyRatings) expect(fileWord('energy_rating', rating)).toBe(rating)
  expect(fileWord('property_type', 'Castillo')).toBe('Castillo')
  expect(fileWord('status', 'constructor')).toBe('constructor')
  expect(fileWord('title', 'Ático')).toBe('Ático')
})
