import { expect, test } from 'vitest'
import { eachOnItsOwnDatabase } from '../testing/databases.ts'
import { emailKindNames } from '../testing/email-kinds.ts'
import { emailWriters } from '../testing/emails.ts'
import type { Database } from './database/database.ts'

let database: Database
eachOnItsOwnDatabase('sqlite', (opened) => {
  database = opened
})

test('the outbox can write every kind of e-mail', () => {
  const kinds = emailWriters(database.db).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(emailKindNames)
})
