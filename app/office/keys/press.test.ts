import { expect, test } from 'vitest'
import { pressed } from './press.ts'

test('keys lead to sections, stages, fields and the next row', () => {
  expect(pressed('g', '')).toEqual({ does: 'wait', prefix: 'g' })
  expect(pressed('V', 'g')).toEqual({ does: 'open', section: 'viewings' })
  expect(pressed('b', 'g')).toEqual({ does: 'open', section: 'leads/board' })
  expect(pressed('5', 's')).toEqual({ does: 'stage', number: 5 })
  expect(pressed('3', 's')).toEqual({ does: 'stage', number: 3 })
  expect(pressed('j', '')).toEqual({ does: 'move', by: 1 })
  expect(pressed('/', '')).toMatchObject({ does: 'target', ofLead: false })
  expect(pressed('t', '')).toMatchObject({ does: 'target', ofLead: true })
})

test('any other key does nothing', () => {
  for (const [key, prefix] of [
    ['x', ''],
    ['constructor', ''],
    ['6', 's'],
    ['x', 'g'],
    ['Enter', ''],
  ] as const)
    expect(pressed(key, prefix), prefix + key).toBeUndefined()
})
