import { afterAll, beforeAll, expect, test } from 'vitest'
import { recommendedCost } from '#server/backend/auth/passwords.ts'
import { defaultInterval } from '#server/backend/auth/timing.ts'
import { behindProxy, clientOf, newEmail, signUpUser } from '../../testing/accounts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { longTest } from '../../testing/full.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

describeOnEachEngine('the time of an answer, on %s', (engine) => {
  let site: ServedSite
  let known: string
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy, {
      authCosts: { password: recommendedCost, answerInterval: defaultInterval },
    })
    known = (await signUpUser(site)).email
  })
  afterAll(() => site.close())

  test('does not reveal whether an address has an account', { timeout: longTest }, async () => {
    const time = async (email: string) => {
      const started = performance.now()
      await clientOf(site).auth.signInWithPassword({ email, password: 'wrong-one' })
      return performance.now() - started
    }
    const times: { unknown: number[]; known: number[] } = { unknown: [], known: [] }
    for (let round = 0; round < 10; round++) {
      times.unknown.push(await time(newEmail()))
      times.known.push(await time(known))
    }
    // The fastest of each are compared. Without the hash of argon2 an answer would be 30 ms or more
    // faster.
    expect(Math.abs(Math.min(...times.unknown) - Math.min(...times.known))).toBeLessThan(40)
  })
})
