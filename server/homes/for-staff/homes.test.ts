import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { type TestStorage, testStorage } from '../../../testing/storage.ts'
import { recordAuditEntries, type RowChange } from '../../audit-log/record-entries.ts'
import { propertiesCsv, readCsvFeed } from '../../catalogue/exchange/csv.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import { toRow } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { changeHome, changeState } from '../change-state.ts'
import { duplicateHome } from '../duplicate-home.ts'
import { type HomeFields, makeFields, noFields } from '../fields.ts'
import { findByReference } from '../find-by-reference.ts'
import { createHomeNames } from '../home-names.ts'
import { columnsOfState, stateOfHome } from '../home-state.ts'
import { draftedHomeFields } from '../home.ts'
import { listHomes, readHomeSearch } from '../list-homes.ts'
import { publishHomeDraft } from '../publish-draft.ts'
import {
  decide,
  discardHomeDraft,
  type HomeAuthor,
  newHomeId,
  outdatedFields,
  saveHomeDraft,
} from '../save-draft.ts'
import { publishDue } from '../scheduling/publish-due.ts'
import { rescheduleHome, scheduleHomeDraft, unscheduleHome } from '../scheduling/schedule-draft.ts'
import { createSchedules } from '../scheduling/schedules.ts'
import { readStoredHome } from '../stored-home.ts'
import { readFormerPrices, readHomeVersions } from '../versions.ts'
import { restoreHomeVersion } from './restore-version.ts'

const home = sampleHome()
/** The fields that staff type for a new home. */
const typed: Partial<HomeFields> = {
  ref: 'R1',
  title: 'Ático en esquina',
  title_es: 'Ático en esquina',
  price: '450000',
  location: 'Alborán Hills',
  bedrooms: '3',
  bathrooms: '2',
  area: '168',
  description: 'A roof to yourselves.',
  description_es: 'Azotea propia.',
  property_type: 'apartment',
  listing: 'sale',
  images: home.images[0] ?? '',
}
const withFields = (fields: HomeFields, change: Partial<HomeFields>): HomeFields =>
  makeFields((name) => change[name] ?? fields[name])

const log = pino({ level: 'silent' })

describeOnEachEngine('homes as staff write them, on %s', (engine) => {
  let database: Database
  let backend: TestStorage
  let tom: HomeAuthor
  let marta: HomeAuthor
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    backend = testStorage(opened, place.dataDir)
  })
  beforeEach(async () => {
    await importProperties(database, readCsvFeed(propertiesCsv([home])), {}, Date.now())
    tom = { client: (await backend.signedIn('agent')).client, email: 'Tom', clock: Date.now, log }
    marta = {
      client: (await backend.signedIn('manager')).client,
      email: 'Marta',
      clock: Date.now,
      log,
    }
  })
  afterEach(() => backend.opened.stop())

  const reading = () => ({ language: 'es', readNames: createHomeNames(database.db) }) as const
  const fieldsNow = async () => {
    const { home: found, draft } = await readStoredHome(tom.client, home.id)
    return draftedHomeFields(found, draft)
  }
  const save = (author: HomeAuthor, base: HomeFields, change: Partial<HomeFields>, id = home.id) =>
    saveHomeDraft(author, id, { base, mine: withFields(base, change) })
  const seenByVisitors = async (id = home.id) =>
    (await backend.visitor.from('properties').select('*').eq('id', id)).data ?? []

  test('a home that is scheduled gets another time, or is a draft again', async () => {
    const at = Date.now() + 60_000
    const columns = { publication: 'draft', publish_at: null } as const
    await changeHome(tom, { id: home.id, revision: 1 }, columns)
    expect(await rescheduleHome({ ...tom, schedules: undefined }, home.id, at)).toBe('changed')
    const iso = (time: number) => new Date(time).toISOString()
    await publishHomeDraft(tom, home.id, { at: iso(at) })
    expect(await rescheduleHome({ ...tom, schedules: undefined }, home.id, at + 60_000)).toBe(
      'done',
    )
    expect((await readStoredHome(tom.client, home.id)).home).toMatchObject({
      publication: 'published',
      publishAt: iso(at + 60_000),
    })
    expect(await unscheduleHome({ ...tom, schedules: undefined }, home.id)).toBe('done')
    expect((await readStoredHome(tom.client, home.id)).home).toMatchObject({
      publication: 'draft',
      publishAt: null,
    })
  })

  test('when two members unschedule a home at once, one is told that it was changed', async () => {
    const { home: seen } = await readStoredHome(tom.client, home.id)
    const draft = { id: home.id, revision: seen?.revision ?? 0 }
    await changeHome(tom, draft, columnsOfState('draft'))
    await publishHomeDraft(tom, home.id, { at: new Date(Date.now() + 60_000).toISOString() })
    const both = [tom, marta].map((member) =>
      unscheduleHome({ ...member, schedules: undefined }, home.id),
    )
    expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'done'])
  })

  test('changes of a published home wait for their time, and may be taken back', async () => {
    const schedules = createSchedules(database, Date.now)
    const at = Date.now() + 60_000
    const due = () => publishDue(database, at, log)
    await save(tom, await fieldsNow(), { price: '123000', title: 'Later' })
    expect(await scheduleHomeDraft({ ...tom, schedules }, home.id, at)).toEqual({
      outcome: 'scheduled',
    })
    expect((await readStoredHome(tom.client, home.id)).draft).toBeUndefined()
    expect(await scheduleHomeDraft({ ...tom, schedules }, home.id, at)).toEqual({
      outcome: 'changed',
    })
    expect(await rescheduleHome({ ...marta, schedules }, home.id, at + 1)).toBe('done')
    expect(await schedules.find(home.id)).toMatchObject({ publishAt: at + 1 })
    expect(await unscheduleHome({ ...tom, schedules }, home.id)).toBe('done')
    expect(await unscheduleHome({ ...tom, schedules }, home.id)).toBe('changed')
    expect(await fieldsNow()).toMatchObject({ price: '123000', title: 'Later' })

    await scheduleHomeDraft({ ...tom, schedules }, home.id, at)
    await publishDue(database, at - 1, log)
    expect(await seenByVisitors()).toMatchObject([{ price: home.price, title: home.title }])
    // In the meantime somebody publishes another price and begins a text.
    const { home: now } = await readStoredHome(tom.client, home.id)
    await changeHome(marta, { id: home.id, revision: now?.revision ?? 0 }, { price: 99_000 })
    await save(marta, await fieldsNow(), { location: 'By the sea' })
    await due()
    expect(await seenByVisitors()).toMatchObject([{ price: 99_000, title: 'Later' }])
    const { home: after, draft } = await readStoredHome(tom.client, home.id)
    expect(outdatedFields(after, draft)).toEqual(['price'])
    expect(await fieldsNow()).toMatchObject({ price: '123000', location: 'By the sea' })
    expect((await readHomeVersions(tom.client, home.id))[0]).toMatchObject({
      by: 'Tom',
      changed: ['title'],
    })
    await due()
    expect(await schedules.find(home.id)).toBeUndefined()
  })

  test('a draft and a new home have the time of the site’s clock', async () => {
    const author = { ...tom, clock: () => Date.parse('2031-05-06T07:08:09.000Z') }
    const id = newHomeId()
    const { draft } = await save(author, noFields, typed, id)
    expect(draft?.cells.title?.at).toBe('2031-05-06T07:08:09.000Z')
    expect(await publishHomeDraft(author, id)).toMatchObject({ outcome: 'published' })
    const { home: published } = await readStoredHome(tom.client, id)
    expect(published?.property.createdAt).toBe('2031-05-06T07:08:09.000Z')
  })

  test('a draft stores typed values, valid or not, and visitors do not see it', async () => {
    const { draft } = await save(tom, await fieldsNow(), { price: 'on request', title: '' })
    expect(draft?.cells).toMatchObject({
      price: { text: 'on request', base: String(home.price), by: 'Tom' },
      title: { text: '', base: home.title },
    })
    expect((await fieldsNow()).price).toBe('on request')
    expect(await seenByVisitors()).toMatchObject([{ price: home.price, title: home.title }])
    expect(await publishHomeDraft(tom, home.id)).toEqual({
      outcome: 'refused',
      problems: [
        { field: 'title', kind: 'missing' },
        { field: 'price', kind: 'rule' },
      ],
    })
  })

  test('publishing shows the draft, keeps the former price, and forgets the draft', async () => {
    await save(tom, await fieldsNow(), { price: '400000', title_es: 'Otro título' })
    expect(await publishHomeDraft(tom, home.id)).toEqual({ outcome: 'published', slug: home.slug })
    expect(await seenByVisitors()).toMatchObject([
      { price: 400_000, translations: { es: { title: 'Otro título' } }, revision: 2 },
    ])
    expect((await readStoredHome(tom.client, home.id)).draft?.cells ?? {}).toEqual({})
    expect(await readFormerPrices(tom.client, home.id)).toMatchObject([
      { previous: home.price, price: 400_000 },
    ])
  })

  test('a new home is seen when it is published, at its time, under a slug of its own', async () => {
    const id = newHomeId()
    await save(tom, noFields, typed, id)
    const list = await listHomes(
      tom.client,
      readHomeSearch(new URLSearchParams('q=ático')),
      reading(),
    )
    expect(list.unpublished.map((draft) => draft.id)).toEqual([id])
    expect(await seenByVisitors(id)).toEqual([])
    const later = new Date(Date.now() + 60_000).toISOString()
    expect(await publishHomeDraft(tom, id, { at: later })).toEqual({
      outcome: 'published',
      slug: 'atico-en-esquina',
    })
    expect(await seenByVisitors(id)).toEqual([])
    expect((await readStoredHome(tom.client, id)).home).toMatchObject({ publishAt: later })
    const other = newHomeId()
    await save(tom, noFields, { ...typed, ref: 'R2' }, other)
    expect(await publishHomeDraft(tom, other)).toMatchObject({ slug: 'atico-en-esquina-2' })
    expect(await seenByVisitors(other)).toHaveLength(1)
  })

  test('a home is not published with the reference of another one', async () => {
    const id = newHomeId()
    await save(tom, noFields, { ...typed, ref: home.ref.toLowerCase() }, id)
    const problems = [{ field: 'ref', kind: 'taken', owner: home.title }]
    expect(await publishHomeDraft(tom, id)).toEqual({ outcome: 'refused', problems })
    expect(await seenByVisitors(id)).toEqual([])
  })

  test('a home is found by its reference in any letter case and with any characters', async () => {
    const id = newHomeId()
    await save(tom, noFields, { ...typed, ref: 'Ático_1*' }, id)
    expect(await publishHomeDraft(tom, id)).toMatchObject({ outcome: 'published' })
    const idsOf = async (reference: string) =>
      (await findByReference(tom.client, reference)).map((found) => found.id)
    expect(await idsOf('áTICO_1*')).toEqual([id])
    expect(await idsOf('ático_10')).toEqual([])
    expect(await idsOf('%')).toEqual([])
  })

  test('a home is not published without type, sale or rent, and a picture', async () => {
    const id = newHomeId()
    await save(tom, noFields, { ...typed, property_type: '', listing: '', images: '' }, id)
    expect(await publishHomeDraft(tom, id)).toEqual({
      outcome: 'refused',
      problems: [
        { field: 'listing', kind: 'missing' },
        { field: 'property_type', kind: 'missing' },
        { field: 'images', kind: 'missing' },
      ],
    })
  })

  test('a draft that was changed after it was seen is not published', async () => {
    const { draft } = await save(tom, await fieldsNow(), { price: '850000' })
    await save(marta, await fieldsNow(), { price: '851000' })
    expect(await publishHomeDraft(tom, home.id, { seenDraft: draft?.revision })).toEqual({
      outcome: 'changed',
    })
    expect(await seenByVisitors()).toMatchObject([{ price: home.price }])
  })

  test('a draft that was changed after it was seen is not discarded', async () => {
    const { draft: seen } = await save(tom, await fieldsNow(), { location: 'By the sea' })
    const id = home.id
    const { revision } = seen ?? expect.fail('no draft')
    await save(marta, await fieldsNow(), { price: '300000' })
    expect(await discardHomeDraft(tom, { id, revision })).toBe(false)
    expect(await fieldsNow()).toMatchObject({ location: 'By the sea', price: '300000' })
    expect(await discardHomeDraft(tom, { id, revision: revision + 1 })).toBe(true)
    expect(await fieldsNow()).toMatchObject({ location: home.location })
  })

  test('a home is not published with a text in one language alone', async () => {
    const id = newHomeId()
    await save(tom, noFields, { ...typed, title_es: '', long_description: 'Long.' }, id)
    expect(await publishHomeDraft(tom, id)).toEqual({
      outcome: 'refused',
      problems: [
        { field: 'title_es', kind: 'missing' },
        { field: 'long_description_es', kind: 'missing' },
      ],
    })
  })

  test('two people who edit one home lose nothing: the second is shown the differences', async () => {
    const base = await fieldsNow()
    await save(tom, base, { price: '420000', title: 'By Tom' })
    const second = await save(marta, base, { price: '395000', location: 'By Marta' })
    expect(second.conflicts).toMatchObject([
      { field: 'price', mine: '395000', theirs: '420000', by: 'Tom' },
    ])
    expect(await fieldsNow()).toMatchObject({
      price: '420000',
      title: 'By Tom',
      location: 'By Marta',
    })
    // After Marta has seen the conflict, she keeps her text.
    const again = await save(marta, await fieldsNow(), { price: '395000' })
    expect(again.conflicts).toEqual([])
    expect((await fieldsNow()).price).toBe('395000')
  })

  test('the draft contains the words of ten people who save at once', async () => {
    const base = await fieldsNow()
    const names = ['title', 'title_es', 'location', 'description', 'description_es'] as const
    await Promise.all(names.map((name) => save(tom, base, { [name]: `of ${name}` })))
    const fields = await fieldsNow()
    expect(names.map((name) => fields[name])).toEqual(names.map((name) => `of ${name}`))
  })

  test('a draft is not published over newer published texts without a decision', async () => {
    await save(tom, await fieldsNow(), { price: '420000' })
    expect(await changeHome(marta, { id: home.id, revision: 1 }, { price: 395_000 })).toBe(true)
    expect(await publishHomeDraft(tom, home.id)).toEqual({
      outcome: 'undecided',
      fields: ['price'],
    })
    const seen = { drafted: '420000', published: '395000' }
    await decide(tom, home.id, { field: 'price', keepsDrafted: true, seen })
    expect(await publishHomeDraft(tom, home.id)).toMatchObject({ outcome: 'published' })
    expect(await seenByVisitors()).toMatchObject([{ price: 420_000 }])
    await save(tom, await fieldsNow(), { price: '430000' })
    await changeHome(marta, { id: home.id, revision: 3 }, { price: 425_000 })
    const later = { drafted: '430000', published: '425000' }
    await decide(tom, home.id, { field: 'price', keepsDrafted: false, seen: later })
    const { home: found, draft } = await readStoredHome(tom.client, home.id)
    expect(outdatedFields(found, draft)).toEqual([])
    expect((await fieldsNow()).price).toBe('425000')
  })

  test('a decision about a published text replaces only what its author has seen', async () => {
    await save(tom, await fieldsNow(), { price: '420000' })
    await changeHome(marta, { id: home.id, revision: 1 }, { price: 395_000 })
    const seen = { drafted: '420000', published: '395000' }
    const decides = (author: HomeAuthor, keepsDrafted: boolean) =>
      decide(author, home.id, { field: 'price', keepsDrafted, seen })
    // Tom's draft is another one by now; he has typed it himself.
    await save(tom, await fieldsNow(), { price: '421000' })
    expect(await decides(marta, false)).toBe(false)
    expect((await fieldsNow()).price).toBe('421000')
    // Another price is published, which neither of them has seen.
    await changeHome(marta, { id: home.id, revision: 2 }, { price: 390_000 })
    expect([await decides(tom, true), await decides(tom, false)]).toEqual([false, false])
    const { home: found, draft } = await readStoredHome(tom.client, home.id)
    expect(outdatedFields(found, draft)).toEqual(['price'])
    expect((await fieldsNow()).price).toBe('421000')
    const now = { drafted: '420000', published: '390000' }
    expect(await decide(tom, home.id, { field: 'price', keepsDrafted: false, seen: now })).toBe(
      true,
    )
    expect((await fieldsNow()).price).toBe('390000')
  })

  test('price and state are changed at once, if the member has seen the newest values', async () => {
    const seen = { id: home.id, revision: 1 }
    expect(await changeHome(tom, seen, columnsOfState('reserved'))).toBe(true)
    expect(await changeHome(marta, seen, { price: 1_000 })).toBe(false)
    const { home: reserved } = await readStoredHome(tom.client, home.id)
    expect(reserved && stateOfHome(reserved)).toBe('reserved')
    await changeHome(tom, { id: home.id, revision: 2 }, columnsOfState('withdrawn'))
    expect(await seenByVisitors()).toEqual([])
  })

  test('a home in draft is published by its state, once it meets all rules', async () => {
    await changeHome(tom, { id: home.id, revision: 1 }, columnsOfState('draft'))
    await save(tom, await fieldsNow(), { title: '' })
    const publishIt = async () => {
      const { home: seen } = await readStoredHome(tom.client, home.id)
      if (!seen) throw new Error('The home is not there')
      return changeState(tom, { home: seen, revision: seen.revision }, 'published')
    }
    expect(await publishIt()).toBe('incomplete')
    expect(await seenByVisitors()).toEqual([])
    await save(tom, await fieldsNow(), { title: 'The court' })
    expect(await publishIt()).toBe('done')
    expect(await seenByVisitors()).toMatchObject([{ title: 'The court' }])
  })

  test('a state is not changed after somebody else has changed the home', async () => {
    const { home: seen } = await readStoredHome(tom.client, home.id)
    if (!seen) throw new Error('The home is not there')
    await changeHome(marta, { id: home.id, revision: 1 }, { price: 400_000 })
    expect(await changeState(tom, { home: seen, revision: 1 }, 'sold')).toBe('changed')
  })

  test('a duplicate is a draft with the fields of the home, without its reference', async () => {
    const copy = await duplicateHome(tom, await readStoredHome(tom.client, home.id))
    const { home: published, draft } = await readStoredHome(tom.client, copy)
    expect(published).toBeUndefined()
    expect(draftedHomeFields(undefined, draft)).toMatchObject({
      title: home.title,
      ref: '',
      slug: '',
    })
  })

  test('versions are computed from the log, and any of them can be restored as the draft', async () => {
    await changeHome(tom, { id: home.id, revision: 1 }, { price: 400_000 })
    await save(marta, await fieldsNow(), { title: 'Second', title_es: 'Segundo' })
    await publishHomeDraft(marta, home.id)
    const versions = await readHomeVersions(tom.client, home.id)
    expect(versions.map(({ number, changed }) => [number, changed])).toMatchObject([
      [3, ['title', 'title_es']],
      [2, ['price']],
      [1, expect.arrayContaining(['ref', 'title', 'price'])],
    ])
    const [, , first] = versions
    if (!first) throw new Error('There is no first version')
    await saveHomeDraft(tom, home.id, { base: await fieldsNow(), mine: first.fields })
    expect(await fieldsNow()).toMatchObject({ price: String(home.price), title: home.title })
  })

  test('a version keeps its number when later changes push older ones out of the list', async () => {
    const titles = Array.from({ length: 500 }, (_, index) => `Title ${index}`)
    const change = (title: string, next: string) => ({
      table: 'properties',
      id: home.id,
      before: { title },
      after: { title: next },
    })
    const author = { id: null, name: 'tom@example.com' }
    const record = (changes: RowChange[]) =>
      recordAuditEntries(database.db, author, changes, Date.now())
    await record(titles.map((title, index) => change(title, titles[index + 1] ?? home.title)))
    const before = await readHomeVersions(tom.client, home.id)
    expect([before.length, before[0]?.number, before.at(-1)?.number]).toEqual([500, 501, 2])
    await record([change('Another title', home.title)])
    const after = await readHomeVersions(tom.client, home.id)
    expect(after[0]?.number).toBe(502)
    const titleOf = (versions: typeof before, number: number) =>
      versions.find((one) => one.number === number)?.fields.title
    expect(titleOf(after, 100)).toBe(titleOf(before, 100))
    expect(titleOf(after, 100)).toBe('Title 99')
  })

  test('a home that is older than the log has its original, which can be restored', async () => {
    const sample = sampleHome({ id: 'sample', slug: 'sample', ref: 'SAMPLE', price: 450_000 })
    await database.db.insertInto('properties').values(toRow(sample)).execute()
    expect(await readHomeVersions(tom.client, 'sample')).toEqual([])
    await changeHome(tom, { id: 'sample', revision: 1 }, { price: 400_000 })
    expect(await readHomeVersions(tom.client, 'sample')).toMatchObject([
      { number: 1, changed: ['price'], fields: { price: '400000' } },
      { number: 0, by: '', fields: { price: '450000', title: sample.title } },
    ])
    expect(await restoreHomeVersion(tom, 'sample', 0)).toBe(true)
    expect((await readStoredHome(tom.client, 'sample')).draft?.cells).toMatchObject({
      price: { text: '450000' },
    })
  })

  test('the list is searched and filtered', async () => {
    const find = async (query: string) =>
      (
        await listHomes(tom.client, readHomeSearch(new URLSearchParams(query)), reading())
      ).homes.map(({ property }) => property.id)
    expect(await find('')).toEqual([home.id])
    expect(await find(`q=${home.title.slice(2, 9)}`)).toEqual([home.id])
    expect(await find(`q=${home.ref}`)).toEqual([home.id])
    expect(await find('q=%25')).toEqual([])
    expect(await find('q="),id.neq.(')).toEqual([])
    expect(await find('state=sold')).toEqual([])
    expect(await find('state=published&page=9')).toEqual([])
  })

  test.each([
    ['a visitor', undefined, 0],
    ['an account without a role', undefined, 2],
    ['staff without the second step', 'manager', 1],
  ] as const)('%s reads no draft and writes nothing', async (_, role, level) => {
    await save(tom, await fieldsNow(), { title: 'Secret' })
    const client = level === 0 ? backend.visitor : (await backend.signedIn(role, level)).client
    const stranger: HomeAuthor = { client, email: 'nobody', clock: Date.now, log }
    const { data } = await client.from('home_drafts').select('*')
    expect(data ?? []).toEqual([])
    await expect(save(stranger, noFields, typed, newHomeId())).rejects.toThrow(/permission denied/)
    await expect(changeHome(stranger, { id: home.id, revision: 1 }, { price: 1 })).rejects.toThrow(
      /permission denied/,
    )
    expect((await fieldsNow()).title).toBe('Secret')
  })

  test('the database sets the author and date of a draft and limits its size', async () => {
    const id = newHomeId()
    const { data } = await tom.client
      .from('home_drafts')
      .insert({ id, cells: {}, revision: 9, updated_by: 'forged', updated_at: '2000-01-01' })
      .select('*')
      .single()
    expect(data).toMatchObject({ revision: 1, updated_by: expect.stringMatching(/^agent-/) })
    const answer = await tom.client
      .from('home_drafts')
      .update({ cells: { title: { text: 'x'.repeat(300_000) } } })
      .eq('id', id)
    expect(answer.error?.code).toBe('23514')
    const path = await tom.client.from('home_drafts').insert({ id: '../etc passwd', cells: {} })
    expect(path.error?.code).toBe('23514')
  })
})
