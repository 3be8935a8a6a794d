import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { eachWithStaffHomes } from '../../testing/staff-homes.ts'
import { changeHome, changeState } from './change-state.ts'
import { columnsOfState, type HomeState, stateOfHome } from './home-state.ts'
import type { HomeAuthor } from './save-draft.ts'
import { readStoredHome } from './stored-home.ts'

const home = sampleHome()

describeOnEachEngine('the state of a home in draft, on %s', (engine) => {
  let tom: HomeAuthor
  eachWithStaffHomes(engine, [home], (given) => void ({ tom } = given))

  /** Makes the published home a draft, starting from one of the states. */
  async function drafted(before: HomeState) {
    for (const state of [before, 'draft'] as const) {
      const { home: now } = await readStoredHome(tom.client, home.id)
      const seen = { id: home.id, revision: now?.revision ?? 0 }
      expect(await changeHome(tom, seen, columnsOfState(state))).toBe(true)
    }
    const { home: now } = await readStoredHome(tom.client, home.id)
    if (!now) throw new Error('The home is not there')
    return now
  }
  const stateNow = async () => {
    const { home: now } = await readStoredHome(tom.client, home.id)
    return now && stateOfHome(now)
  }

  test.each([
    ['published', 'sold'],
    ['published', 'reserved'],
    ['sold', 'published'],
    ['reserved', 'withdrawn'],
  ] as const)('that was %s before becomes %s', async (before, state) => {
    const seen = await drafted(before)
    expect(await changeState(tom, { home: seen, revision: seen.revision }, state)).toBe('done')
    expect(await stateNow()).toBe(state)
  })

  test('is not changed after somebody else has changed the home', async () => {
    const seen = await drafted('published')
    await changeHome(tom, { id: home.id, revision: seen.revision }, { price: 400_000 })
    expect(await changeState(tom, { home: seen, revision: seen.revision }, 'sold')).toBe('changed')
    expect(await stateNow()).toBe('draft')
  })
})
