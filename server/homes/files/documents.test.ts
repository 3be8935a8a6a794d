import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { samplePicture, type TestStorage, testStorage } from '../../../testing/storage.ts'
import { toRow } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { createResizer } from '../../pictures/resize/resizer.ts'
import { problemsOf } from '../check.ts'
import { documentsOf } from '../fields.ts'
import { draftedHomeFields } from '../home.ts'
import { findPendingTexts } from '../pending-texts.ts'
import { discardHomeDraft, type HomeAuthor, newHomeId } from '../save-draft.ts'
import { createSchedules } from '../scheduling/schedules.ts'
import { readStoredHome } from '../stored-home.ts'
import {
  moveDocumentFirst,
  nameDocuments,
  removeDocument,
  signDocument,
  takeDocument,
} from './documents.ts'
import { removePicture, takePicture } from './pictures.ts'
import { removeUnused, unusedFiles, withoutRemovedFiles } from './unused-files.ts'

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)

const log = pino({ level: 'silent' })

describeOnEachEngine('documents of a home, on %s', (engine) => {
  let database: Database
  let backend: TestStorage
  let tom: HomeAuthor
  const id = newHomeId()
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    backend = testStorage(opened, place.dataDir)
  })
  beforeEach(async () => {
    tom = { client: (await backend.signedIn('agent')).client, email: 'Tom', clock: Date.now, log }
  })
  afterEach(() => backend.opened.stop())
  const fields = async () => {
    const { home, draft } = await readStoredHome(tom.client, id)
    return draftedHomeFields(home, draft)
  }
  const take = async (name: string) => {
    const taking = await takeDocument(tom, id, { bytes: pdf(), name, language: 'en' })
    if ('refused' in taking) throw new Error(taking.refused)
    return taking.file
  }
  /** The same member, two hours later. */
  const later = (): HomeAuthor => ({ ...tom, clock: () => Date.now() + 7_200_000 })

  test('documents are taken, named, put in order and removed', async () => {
    const plan = await take('../../Floor_plan.PDF')
    const deeds = await take('deeds.pdf')
    expect(documentsOf(await fields())[0]?.name).toEqual({ en: 'Floor plan', es: '' })
    await nameDocuments(tom, id, {
      [plan]: { en: 'Floor plan', es: '' },
      nothing: { en: '', es: '' },
    })
    expect(problemsOf(await fields()).filter(({ kind }) => kind === 'name')).toEqual([
      { field: 'documents', kind: 'name', of: { number: 1, language: 'es' } },
      { field: 'documents', kind: 'name', of: { number: 2, language: 'es' } },
    ])
    await moveDocumentFirst(tom, id, deeds)
    expect(documentsOf(await fields()).map(({ file }) => file)).toEqual([deeds, plan])
    await removeDocument(tom, id, deeds)
    expect(documentsOf(await fields()).map(({ file }) => file)).toEqual([plan])
  })

  test('a document is for staff alone while no home on the site has it', async () => {
    const plan = await take('plan.pdf')
    const files = (client: TestStorage['visitor']) => client.storage.from('home-documents')
    const { publicUrl } = files(backend.visitor).getPublicUrl(`${plan}.pdf`).data
    const notFound = { error: 'not_found', statusCode: '404' }
    const refused = async (address: string) =>
      expect(await (await backend.fetch(address)).json()).toMatchObject(notFound)
    await refused(publicUrl)
    await refused(publicUrl.replace('/object/', '/object/info/'))
    expect((await files(backend.visitor).download(`${plan}.pdf`)).data).toBeNull()
    expect(await (await files(tom.client).download(`${plan}.pdf`)).data?.text()).toContain('%PDF')
    const signed = await signDocument(tom, plan)
    expect(await (await backend.fetch(signed ?? '')).text()).toContain('%PDF')
    expect(await signDocument(tom, 'none')).toBeUndefined()

    const documents = JSON.stringify([{ file: plan, name: { en: 'Plan', es: 'Plano' } }])
    const home = { ...toRow(sampleHome()), documents }
    await database.db
      .insertInto('properties')
      .values({ ...home, publication: 'draft' })
      .execute()
    await refused(publicUrl)
    const become = (change: { publication?: 'published' | 'withdrawn'; publish_at?: string }) =>
      database.db.updateTable('properties').set(change).where('id', '=', home.id).execute()
    await become({ publication: 'published', publish_at: '2999-01-01T00:00:00.000Z' })
    await refused(publicUrl)
    await become({ publish_at: '2020-01-01T00:00:00.000Z' })
    const open = await backend.fetch(publicUrl)
    expect([open.status, open.headers.get('Cache-Control')]).toEqual([200, 'max-age=31536000'])
    await become({ publication: 'withdrawn' })
    await refused(publicUrl)
  })

  test.each([
    ['kind', '<html><script>alert(1)</script>'],
    ['kind', ''],
    ['kind', 'MZ\u0090'],
    ['broken', '%PDF-1.7\n1 0 obj'],
    ['script', '%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF'],
    ['script', '%PDF-1.7\n<< /S /Launch /F (cmd.exe) >>\n%%EOF'],
    ['script', '%PDF-1.7\n<< /S /Java#53cript /JS (app.alert(1)) >>\n%%EOF'],
    ['script', '%PDF-1.7\n<< /S /#4cau#6Ech /F (cmd.exe) >>\n%%EOF'],
  ] as const)('%s: %j is refused, and leaves nothing', async (refused, text) => {
    const bytes = Buffer.from(text, 'latin1')
    expect(await takeDocument(tom, id, { bytes, name: 'x.pdf', language: 'en' })).toEqual({
      refused,
    })
    expect((await tom.client.storage.from('home-documents').list()).data).toEqual([])
    expect((await readStoredHome(tom.client, id)).draft).toBeUndefined()
  })

  test('a file that is too large, or sent without the right, is refused', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(30 * 1024 * 1024)])
    expect(await takeDocument(tom, id, { bytes, name: 'x.pdf', language: 'en' })).toEqual({
      refused: 'large',
    })
    const visitor: HomeAuthor = {
      client: (await backend.signedIn(undefined)).client,
      email: '',
      clock: Date.now,
      log,
    }
    await expect(
      takeDocument(visitor, id, { bytes: pdf(), name: 'x.pdf', language: 'en' }),
    ).rejects.toMatchObject({
      name: 'NotAllowed',
      message: expect.stringContaining('violates'),
    })
    expect((await tom.client.storage.from('home-documents').list()).data).toEqual([])
  })

  test('unused files are found and removed; those of a draft, and fresh ones, are not', async () => {
    const [kept, other] = [await take('kept.pdf'), await take('gone.pdf')]
    const resizer = createResizer()
    const picture = await takePicture(
      tom,
      id,
      await samplePicture('png', { width: 600, height: 400 }),
      { resizer, uploaded: { prepare() {}, async forget() {} } },
    )
    resizer.stop()
    const address = 'address' in picture ? picture.address : ''
    const before = await fields()
    await removeDocument(tom, id, other)
    await removePicture(tom, id, address)
    expect(await unusedFiles({ ...tom, readPendingTexts: undefined })).toEqual([])
    const unused = await unusedFiles({ ...later(), readPendingTexts: undefined })
    expect(unused.map(({ kind }) => kind).toSorted()).toEqual(['document', 'picture'])
    const all = new Set([...unused.map((one) => one.id), kept])
    expect(await removeUnused({ ...later(), readPendingTexts: undefined }, all)).toHaveLength(2)
    expect(await removeUnused({ ...later(), readPendingTexts: undefined }, all)).toEqual([])
    const files = (await tom.client.storage.from('home-documents').list()).data
    expect(files?.map(({ name }) => name)).toEqual([`${kept}.pdf`])

    const restored = await withoutRemovedFiles(tom.client, before, await fields())
    expect(restored.images).toBe('')
    expect(documentsOf(restored).map(({ file }) => file)).toEqual([kept])
  })

  test('files of a home and of a draft that cannot be read are in use', async () => {
    const [ofHome, ofDraft] = [await take('plan.pdf'), await take('deeds.pdf')]
    await database.db.deleteFrom('home_drafts').execute()
    const documents = JSON.stringify([{ file: ofHome, names: 'a text' }])
    const unreadable = { ...toRow(sampleHome()), documents, title: '' }
    await database.db.insertInto('properties').values(unreadable).execute()
    const cells = JSON.stringify({ documents: { texts: `Deeds,${ofDraft}` } })
    await database.db
      .insertInto('home_drafts')
      .values({ id, cells, revision: 1, updated_at: new Date().toISOString(), updated_by: '' })
      .execute()
    expect(await unusedFiles({ ...later(), readPendingTexts: undefined })).toEqual([])
    expect(
      await removeUnused({ ...later(), readPendingTexts: undefined }, new Set([ofHome, ofDraft])),
    ).toEqual([])
  })

  test('files of changes that wait, and of homes before an import, are in use', async () => {
    const unused = async () =>
      (await unusedFiles({ ...later(), readPendingTexts: () => findPendingTexts(database) })).map(
        (one) => one.id,
      )
    const file = await take('plan.pdf')
    const { draft } = await readStoredHome(tom.client, id)
    if (!draft) throw new Error('no draft')
    const schedules = createSchedules(database, Date.now)
    await schedules.add(id, { cells: draft.cells, publishAt: Date.now() + 1_000 }, 'Tom')
    await discardHomeDraft(tom, draft)
    expect(await unused()).toEqual([])
    await schedules.remove(id)
    expect(await unused()).toEqual([file])
    for (const kept of [
      { content: `A plan,${file}` },
      { undo: JSON.stringify({ before: file }) },
    ]) {
      await database.db
        .insertInto('home_imports')
        .values({
          id: 'i',
          name: 'f',
          state: 'read',
          created_by: '',
          created_at: 1,
          content: null,
          ...kept,
        })
        .execute()
      expect(await unused()).toEqual([])
      await database.db.deleteFrom('home_imports').execute()
    }
  })
})
