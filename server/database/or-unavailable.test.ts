import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { outageOf } from '../../testing/outage.ts'
import { CircuitOpen } from '../shared/work/breaker.ts'
import type { Database } from './database.ts'
import { orUnavailable } from './or-unavailable.ts'

describeOnEachEngine('an error of the database, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const read = () =>
    orUnavailable('The post', database.db.selectFrom('outbox').select('id').execute())

  test('in an outage is one of a service that is unavailable', async () => {
    const end = outageOf(database, 'outbox')
    await expect(read()).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringMatching(/^The post is unavailable: .*(I\/O|Input\/output) error/),
    })
    end()
    expect(await read()).toEqual([])
  })

  test('about a table that does not exist is a mistake of ours', async () => {
    await database.db.schema.dropTable('outbox').execute()
    await expect(read()).rejects.toMatchObject({
      name: expect.not.stringMatching('Unavailable'),
      message: expect.stringContaining('outbox'),
    })
  })

  test('about a statement that is no SQL is a mistake of ours', async () => {
    await expect(
      orUnavailable('The post', sql`selec 1`.execute(database.db)),
    ).rejects.toMatchObject({ name: expect.not.stringMatching('Unavailable') })
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
