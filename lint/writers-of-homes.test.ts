import { expect, test } from 'vitest'
import { filesOf, isTest } from './source-files.ts'

/** The catalogue's lock on SQLite is a deletion of nothing. */
const locks = 'server/catalogue/lock-catalogue.ts'

test('homes are written by one function, which keeps revision, log and prices', () => {
  const files = filesOf('server/**/*.ts', 'desk/**/*.ts').filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(500)
  const writes =
    /(?:insertInto|updateTable|deleteFrom)\('properties'\)|(?:insert into|update) properties/
  const writers = files.filter(
    ({ path, text }) =>
      writes.test(text) && path !== locks && !path.startsWith('server/database/migrations/'),
  )
  expect(writers.map(({ path }) => path)).toEqual(['server/write-homes.ts'])
})
