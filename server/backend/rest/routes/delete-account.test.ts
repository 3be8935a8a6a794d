import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../../testing/databases.ts'
import { staffSession } from '../../../../testing/staff.ts'
import type { Database } from '../../../database/database.ts'
import type { StaffRole } from '../../../staff/role.ts'
import { deleteAccount } from './delete-account.ts'

describeOnEachEngine('the deletion of an account by its owner, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const deleteOwn = async (role: StaffRole | undefined) => {
    const { id, sessionId } = await staffSession(database, { siteUrl: 'https://site.test', role })
    return deleteAccount(database.db, { role: 'authenticated', userId: id, sessionId })
  }
  const accounts = async () =>
    (await database.db.selectFrom('auth_users').select('id').execute()).length

  test('a member of staff is refused, a visitor is not', async () => {
    await expect(deleteOwn('manager')).rejects.toMatchObject({ status: 409, code: 'PT409' })
    expect(await accounts()).toBe(1)
    await deleteOwn(undefined)
    expect(await accounts()).toBe(1)
  })
})
