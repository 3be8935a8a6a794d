import { expect, test } from 'vitest'
import { sampleHome } from '../../../testing/sample-home.ts'
import type { Property } from '../property.ts'
import { completeRows } from './complete-rows.ts'
import { readCsvFeed } from './csv.ts'

function complete(csv: string, homes: readonly Property[] = []) {
  const before = new Map(homes.map((one) => [one.id, one]))
  return completeRows(readCsvFeed(csv), before).rows.map((row) => {
    const { slug } = row.cells(before.get(row.id))
    return [row.id, slug]
  })
}

test('blank ids and addresses come from reference and title', () => {
  expect(
    complete('id,slug,ref,title\n,,NEW-1,Ático en esquina\n,,NEW 2,Ático en esquina\n'),
  ).toEqual([
    ['NEW-1', 'atico-en-esquina'],
    ['NEW-2', 'atico-en-esquina-2'],
  ])
})

test('a row without an id is about the home of its reference, whose address stays', () => {
  const known = sampleHome({ id: 'h-1', ref: 'R1', slug: 'a-villa' })
  expect(complete('id,slug,ref,title\n,,r1,A palace\n', [known])).toEqual([['h-1', 'a-villa']])
  expect(complete('id,ref,title\nh-1,R1,A palace\n', [known])).toEqual([['h-1', undefined]])
  expect(complete('id,slug,ref,title\n,,R2,A villa\n', [known])).toEqual([['R2', 'a-villa-2']])
})

test('a blank time is as if its column were absent', () => {
  const [row] = completeRows(
    readCsvFeed('id,slug,ref,title,created_at\n,,R3,A villa,\n'),
    new Map(),
  ).rows
  expect(row?.cells(undefined)).not.toHaveProperty('created_at')
})

test('a row without reference or title stays incomplete', () => {
  expect(complete('id,slug,ref,title\n,,,\n')).toEqual([['', '']])
  expect(complete('id,slug,ref,title\nx,own,R3,\n')).toEqual([['x', 'own']])
})
