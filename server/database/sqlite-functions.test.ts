import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addFunctions, StatementTooLong } from './sqlite-functions.ts'

const opened = () => {
  const database = new DatabaseSync(':memory:')
  return { database, beginStatement: addFunctions(database) }
}
const like = (database: DatabaseSync, text: string, pattern: string) =>
  database.prepare('select text_like(?, ?, 0) as fits').get(text, pattern)?.fits

test('a pattern compares as many steps as a search needs, again in each statement', () => {
  const { database, beginStatement } = opened()
  const text = `${'word '.repeat(400)}sea`
  for (let statement = 0; statement < 2000; statement++) {
    beginStatement()
    expect(like(database, text, 'word%_sea')).toBe(1)
  }
})

test('a statement whose patterns take too long is given up, and the next one runs', () => {
  const { database, beginStatement } = opened()
  const text = 'a'.repeat(5000)
  const pattern = `%${'_'.repeat(2000)}b`
  expect(() => like(database, text, pattern)).toThrow(StatementTooLong)
  beginStatement()
  expect(like(database, text, 'a%a')).toBe(1)
})
