import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { enterOffice } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

let site: ServedSite
let marta: Visitor
beforeAll(async () => {
  site = await serveSite('sqlite', behindProxy)
  marta = (await enterOffice(site, 'manager')).visitor
})
afterAll(() => site.close())

const mainOf = async (path: string) => only(await pageOf(await marta.get(path)), 'main')
const home = async () => {
  const row = await site.database.db
    .selectFrom('properties')
    .select(['id', 'ref', 'images'])
    .where('id', 'not like', '%/%')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { ...row, path: row.id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`) }
}

test('a home has its enquiries and its log, with the pictures that were taken out', async () => {
  const { path, ref, images } = await home()
  const [address = ''] = typeof images === 'string' ? JSON.parse(images) : images
  await marta.post(`/office/homes/${path}/pictures`, { intent: `remove ${address}` })
  const log = await mainOf(`/es/office/homes/${path}/log`)
  expect(textOf(log)).toMatch(/Foto: .+, se ha eliminado/)
  expect(textOf(only(log, '.tabs [aria-current]'))).toBe('Registro')
  const enquiries = await mainOf(`/es/office/homes/${path}/enquiries`)
  expect(textOf(enquiries)).toContain('Todavía no hay consultas sobre esta vivienda.')
  await site.database.db
    .insertInto('leads')
    .values({
      id: 'about-it',
      submission_id: 'about-it',
      fingerprint: 'x',
      kind: 'inquiry',
      language: 'en',
      source_path: '/',
      fields: JSON.stringify({ name: 'Anne Whitfield', message: 'Is it heated?' }),
      consent: 1,
      consent_wording: null,
      user_id: null,
      created_at: new Date().toISOString(),
      home_ref: ref,
    })
    .execute()
  const one = await mainOf(`/es/office/homes/${path}/enquiries`)
  expect(textOf(only(one, '.leads'))).toContain('Anne Whitfield')
  expect(textOf(only(one, '.tabs [aria-current]'))).toBe('Consultas 1')
})

test('homes that are gone and texts are called by their titles', async () => {
  const insert = (table: string, row: string, after: object) =>
    site.database.db
      .insertInto('changes')
      .values({
        at: new Date().toISOString(),
        actor_id: null,
        actor: 'desk',
        table_name: table,
        row_id: row,
        action: 'insert',
        before: null,
        after: JSON.stringify(after),
        request_id: null,
      })
      .execute()
  await insert('properties', 'new-77', {
    title: 'Villa in the court',
    translations: { es: { title: 'Villa en el patio' } },
  })
  await insert('content_versions', 'developments/carat', { 'record.name': 'CARAT' })
  await insert('content_versions', 'replies/first', { 'words.es.subject': 'Sobre {home}' })
  const text = textOf(await mainOf('/es/office/changes'))
  expect(text).toContain('Sobre {vivienda}')
  expect(text).toContain('Vivienda: Villa en el patio')
  expect(text).not.toMatch(/new-77|developments\/carat/)
  expect(text).toContain('Texto: CARAT')
})

test('an import is one row with its file and numbers, which opens its homes', async () => {
  const { id } = await home()
  const body = new FormData()
  const csv = await (await marta.get('/office/homes.csv')).text()
  const price = /\b(\d{6,7})\b/.exec(csv.split('\n').find((line) => line.startsWith(id)) ?? '')?.[0]
  body.set('file', new Blob([csv.replace(`${price}`, `${Number(price) + 1000}`)]), 'precios.csv')
  const stored = await site.http.fetch(
    new Request(`${site.url}/es/office/homes/import`, {
      method: 'POST',
      body,
      headers: {
        Origin: site.url,
        Cookie: [...marta.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
    }),
  )
  const at = stored.headers.get('Location') ?? ''
  const file = new URL(at, site.url).searchParams.get('import') ?? ''
  const applied = await marta.post(at, {
    intent: 'apply',
    import: file,
    only: (await changedIn(at))[0] ?? '',
    agreed: '0 0 1 0',
  })
  expect(applied.status).toBe(303)
  const log = await mainOf('/es/office/changes')
  const row = log.querySelectorAll('tbody tr')[0]
  expect(textOf(row ?? log)).toContain('Importación: precios.csv')
  expect(textOf(row ?? log)).toMatch(/Viviendas cambiadas: ?1/)
  const opened = await mainOf(row ? (only(row, '.full a').getAttribute('href') ?? '') : '')
  expect(opened.querySelectorAll('tbody tr')).toHaveLength(1)
  expect(textOf(only(opened, 'tbody'))).toContain(
    `pasa a ${(Number(price) + 1000).toLocaleString('es')}`,
  )
})

const changedIn = async (at: string) =>
  (await mainOf(at))
    .querySelectorAll('input[name=only]')
    .map((box) => box.getAttribute('value') ?? '')

test('the log is narrowed to a person and a day, and says when nothing fits', async () => {
  const insert = (actor: string, at: string, row: string) =>
    site.database.db
      .insertInto('changes')
      .values({
        at,
        actor_id: null,
        actor,
        table_name: 'settings',
        row_id: row,
        action: 'insert',
        before: null,
        after: JSON.stringify({ value: row }),
        request_id: null,
      })
      .execute()
  // The times are midnight in Spain, in winter and in summer.
  await insert('gone@example.com', '2026-01-09T23:00:00.000Z', 'winter')
  await insert('gone@example.com', '2026-07-09T21:59:59.000Z', 'summer')
  const rows = async (search: string) =>
    (await mainOf(`/office/changes${search}`)).querySelectorAll('tbody tr').map(textOf)
  expect(await rows('?by=gone%40example.com')).toHaveLength(2)
  const winter = await rows('?by=gone%40example.com&on=2026-01-10&of=settings')
  expect(winter).toEqual([expect.stringContaining('winter')])
  expect(await rows('?on=2026-07-09')).toEqual([expect.stringContaining('summer')])
  const none = await mainOf('/es/office/changes?by=gone%40example.com&on=2026-07-10')
  expect(textOf(none)).toContain('Ningún cambio coincide.')
  expect(only(none, '[name=on]').attributes.value).toBe('2026-07-10')
  // A value that is not a date is ignored.
  expect((await rows('?on=yesterday')).length).toBeGreaterThan(2)
})
