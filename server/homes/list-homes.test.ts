import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { eachWithStaffHomes } from '../../testing/staff-homes.ts'
import { listHomes, readHomeSearch } from './list-homes.ts'
import { type HomeAuthor, newHomeId } from './save-draft.ts'

const villa = sampleHome({ title: 'Villa on the hill', location: 'Estepona' })

describeOnEachEngine('the list of homes and never-published drafts, on %s', (engine) => {
  let tom: HomeAuthor
  eachWithStaffHomes(engine, [villa], (given) => void ({ tom } = given))

  async function draft(id: string, texts: Record<string, string>) {
    const cells = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { text, by: 'Tom', at: '' }]),
    )
    const { error } = await tom.client.from('home_drafts').insert({ id, cells })
    expect(error).toBeNull()
    return id
  }
  const unpublished = async (query: string) =>
    (await listHomes(tom.client, readHomeSearch(new URLSearchParams(query)))).unpublished.map(
      ({ id }) => id,
    )

  test.each([
    ['each word in any place', 'q=estepona+villa', true],
    ['a word that is nowhere', 'q=estepona+penthouse', false],
    ['the address', 'q=by-the-sea', true],
    ['apartments, as without a type', 'type=apartment', true],
    ['another type', 'type=villa', false],
  ])('finds a draft as it finds a home: by %s', async (_, query, isFound) => {
    const texts = { title: 'Villa by the sea', location: 'Estepona', slug: 'by-the-sea' }
    const id = await draft(newHomeId(), texts)
    expect(await unpublished(query)).toEqual(isFound ? [id] : [])
  })

  test('has no draft of a published home, also of one that was begun before', async () => {
    await draft(villa.id, { title: 'Begun before it was published' })
    expect(await unpublished('')).toEqual([])
  })
})
