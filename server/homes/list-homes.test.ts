import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { eachWithStaffHomes } from '../../testing/staff-homes.ts'
import type { Database } from '../database/database.ts'
import type { Language } from '../language.ts'
import { createHomeNames, findNamed } from './home-names.ts'
import { listHomes, readHomeSearch } from './list-homes.ts'
import { type HomeAuthor, newHomeId } from './save-draft.ts'

const villa = sampleHome({
  title: 'Villa on the hill',
  location: 'Estepona',
  translations: { es: { title: 'Villa en la colina' } },
})
const penthouse = sampleHome({
  title: 'Penthouse on the corner',
  id: 'penthouse',
  ref: 'R2',
  slug: 'penthouse',
  translations: { es: { title: 'Ático en esquina' } },
})
const court = sampleHome({
  title: 'Courtyard house',
  id: 'court',
  ref: 'R_3%',
  slug: 'court',
  translations: { es: { title: 'Casa con patio' } },
})

describeOnEachEngine('the list of homes and never-published drafts, on %s', (engine) => {
  let tom: HomeAuthor
  let database: Database
  eachWithStaffHomes(engine, [villa, penthouse, court], (given) => {
    ;({ tom, database } = given)
  })
  const reading = (language: Language = 'en') => ({
    language,
    readNames: createHomeNames(database.db),
  })
  const titles = async (query: string, language: Language) =>
    (
      await listHomes(tom.client, readHomeSearch(new URLSearchParams(query)), reading(language))
    ).homes.map(({ property }) => property.translations?.es?.title)

  test.each([
    ['atico', 'Ático en esquina'],
    ['ÁTICO', 'Ático en esquina'],
    ['penthouse', 'Ático en esquina'],
    ['patio casa', 'Casa con patio'],
    ['r_3%', 'Casa con patio'],
  ])(
    'finds homes by titles in both languages and references, without accents: %s',
    async (text, title) => {
      const query = `${new URLSearchParams({ q: text })}`
      expect(await titles(query, 'en')).toEqual([title])
      expect(await titles(query, 'es')).toEqual([title])
    },
  )

  test('orders titles as the language that is read does', async () => {
    expect(await titles('order=title', 'es')).toEqual([
      'Ático en esquina',
      'Casa con patio',
      'Villa en la colina',
    ])
    expect(await titles('order=title', 'en')).toEqual([
      'Casa con patio',
      'Ático en esquina',
      'Villa en la colina',
    ])
  })

  test('finds a home by its new title at once', async () => {
    const { readNames } = reading()
    const named = async (text: string) =>
      findNamed(await readNames(tom.client), text).map(({ ref }) => ref)
    expect(await named('colina')).toEqual([villa.ref])
    const { error } = await tom.client
      .from('properties')
      .update({ title: 'Villa by the reeds' })
      .eq('id', villa.id)
    expect(error).toBeNull()
    expect(await named('reeds')).toEqual([villa.ref])
  })

  async function draft(id: string, texts: Record<string, string>) {
    const cells = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { text, by: 'Tom', at: '' }]),
    )
    const { error } = await tom.client.from('home_drafts').insert({ id, cells })
    expect(error).toBeNull()
    return id
  }
  const unpublished = async (query: string) =>
    (
      await listHomes(tom.client, readHomeSearch(new URLSearchParams(query)), reading())
    ).unpublished.map(({ id }) => id)

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
