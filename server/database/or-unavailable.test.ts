import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { CircuitOpen } from '../shared/work/breaker.ts'
import type { Database } from './database.ts'
import { orUnavailable } from './or-unavailable.ts'

describeOnEachEngine('an error of the database, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('is one of a service that is unavailable', async () => {
    await database.db.schema.dropTable('outbox').execute()
    await expect(
      orUnavailable('The post', database.db.selectFrom('outbox').select('id').execute()),
    ).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringMatching(/^The post is unavailable: .*outbox/),
    })
  })
})

test.each([
  ['a circuit that is open', new CircuitOpen('PostgreSQL')],
  ['a connection that breaks', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
])('%s is one of the database', async (_, error) => {
  await expect(orUnavailable('The post', Promise.reject(error))).rejects.toMatchObject({
    name: 'Unavailable',
    cause: error,
  })
})

test.each([new TypeError('x is not a function'), new Error('an alert has no search'), 'a text'])(
  'a mistake of ours stays what it is: %s',
  async (error) => {
    await expect(orUnavailable('The post', Promise.reject(error))).rejects.toBe(error)
  },
)
