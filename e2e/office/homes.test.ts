import { afterAll, beforeAll, expect, test } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { maxDocuments } from '#server/catalogue/rules/home-documents.ts'
import { fromJson } from '#server/database/schema.ts'
import { maxUnused } from '#server/homes/files/unused-files.ts'
import { newAddress, newEmail } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import {
  editorFields,
  newMember,
  type OfficeMember,
  rename,
  signInMember,
} from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import { samplePicture } from '../../testing/storage.ts'
import { type Visitor, visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('homes in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  let marta: Visitor
  let manager: OfficeMember
  beforeAll(async () => {
    ;({ site, tom, marta, manager } = await serveOffice(engine, { cacheSeconds: 300 }))
  })
  afterAll(() => site.close())

  const slug = 'garden-apartment-south-terrace'
  const row = async () =>
    site.database.db
      .selectFrom('properties')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  const path = async (part = '') => homePath('en', (await row()).id) + part
  const upload = (visitor: Visitor, at: string, file: Blob, name: string, field = 'pictures') => {
    const form = new FormData()
    form.set(field, file, name)
    return site.http.fetch(
      new Request(site.url + at, {
        method: 'POST',
        body: form,
        headers: {
          Origin: site.url,
          Cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        },
      }),
    )
  }
  /** The page of the home for a visitor. Renderings are counted by network. */
  const asVisitor = async () =>
    (await site.get(`/properties/${slug}`, { 'X-Forwarded-For': newAddress() })).text()

  test('the list can be searched and shows its number of homes', async () => {
    const page = await pageOf(await tom.get('/office/homes?q=garden+apartment+south'))
    expect(page.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(textOf(only(page, 'tbody tr'))).toContain('Garden apartment, south terrace')
    const spanish = await pageOf(await tom.get('/es/office/homes?state=draft'))
    expect(textOf(only(spanish, 'main'))).toContain('Ninguna vivienda coincide.')
  })

  test('a price is changed in its cell, and visitors see it within a second', async () => {
    const { id, revision } = await row()
    const answer = await tom.post('/office/homes', {
      id,
      revision: String(revision),
      price: '€ 471,000',
    })
    expect(answer.status).toBe(303)
    await expect.poll(asVisitor).toContain('€471,000')
    const late = await marta.post('/office/homes', {
      id,
      revision: String(revision),
      price: '1000',
    })
    expect(late.status).toBe(409)
    expect(textOf(only(await pageOf(late), '[role=alert]'))).toContain('it is now €471,000')
    const wrong = await tom.post('/es/office/homes', { id, revision: '2', price: 'consultar' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('El precio es un número entero')
    expect((await row()).price).toBe(471_000)
    const log = textOf(
      only(await pageOf(await marta.get('/es/office/changes?of=properties')), 'main'),
    )
    const title = await site.database.db
      .selectFrom('properties')
      .select('translations')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { es } = fromJson(title.translations ?? '{}')
    expect(es?.title).toBeTruthy()
    expect(log).toContain(`Vivienda: ${es?.title} , ha cambiado`)
    expect(log).toMatch(/Precio: [\d.]+\s€ pasa a 471\.000\s€$/)
  })

  test('the list says how many asked, who changed a home when, and what a draft lacks', async () => {
    const { ref } = await row()
    const asking = { name: 'Anne', email: newEmail(), phone: '600112233', reference: ref }
    expect((await visitorOf(site).post(`/properties/${slug}`, asking)).status).toBe(303)
    const rowOf = async (query: string) =>
      textOf(only(await pageOf(await marta.get(`/es/office/homes?q=${query}`)), 'tbody tr'))
    expect(await rowOf(ref)).toMatch(/ 1 \d+ hoy, \d+:\d\d user-/)
    const page = (await tom.get('/office/homes/new')).headers.get('Location') ?? ''
    const form = await editorFields(tom, page)
    await tom.post(page, { ...form, title: 'Villa of lacks', ref: 'LACK-1', intent: 'save' })
    expect(await rowOf('LACK-1')).toMatch(/Falta: .+ y \d+ más/)
  })

  test('a changed price is taken back from the list, its reduction with it', async () => {
    const { id, price } = await row()
    const post = async (fields: Record<string, string>) =>
      tom.post('/es/office/homes', { id, revision: String((await row()).revision), ...fields })
    const lowered = await post({ price: String(price - 1000), reduced: 'on' })
    expect(await row()).toMatchObject({ price: price - 1000, former_price: price })
    const list = await pageOf(await tom.get(lowered.headers.get('Location') ?? ''))
    const toast = only(list, '.office-toast')
    expect(textOf(toast)).toMatch(/: ahora 470\.000\s€ Deshacer$/)
    const fields = toast
      .querySelectorAll('input, button')
      .map((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? ''])
    const undone = await tom.post('/es/office/homes', Object.fromEntries(fields))
    expect(undone.headers.get('Location')).toBe('/es/office/homes')
    expect(await row()).toMatchObject({ price, former_price: null })
  })

  test('a price that differs by more than a fifth is asked about first', async () => {
    const { id, price } = await row()
    const post = async (fields: Record<string, string>) =>
      tom.post('/es/office/homes', { id, revision: String((await row()).revision), ...fields })
    const asked = await post({ price: '68.000' })
    expect(asked.status).toBe(400)
    const cell = only(await pageOf(asked), '.editcell[open]')
    expect(textOf(only(cell, '.error'))).toMatch(/Un 85,5\s% menos que 471\.000\s€\./)
    const sure = only(cell, 'button[name=sure]')
    expect([textOf(sure), sure.getAttribute('value')]).toEqual(['Sí, 68.000 €', '68000'])
    // The answer applies only to the amount that was asked about.
    expect((await post({ price: '6.800', sure: '68000' })).status).toBe(400)
    expect((await row()).price).toBe(price)
    expect((await post({ price: '68.000', sure: '68000' })).status).toBe(303)
    expect((await row()).price).toBe(68_000)
    await post({ price: String(price), sure: String(price) })
  })

  test('a home written without script is a draft, then published, scripts in it as text', async () => {
    const at = await path()
    const form = await editorFields(tom, at)
    const evil = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const saved = await tom.post(at, { ...form, title: evil, intent: 'save' })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, at])
    expect((await row()).title).not.toContain('onerror')
    expect(await asVisitor()).not.toContain('onerror')
    const published = await tom.post(at, { ...(await editorFields(tom, at)), intent: 'publish' })
    expect(published.headers.get('Location')).toBe(`${at}?done=published`)
    await expect.poll(asVisitor).toContain('&lt;script&gt;alert(1)')
    const page = await (await site.get(`/properties/${slug}`)).text()
    expect(page).not.toContain('<script>alert(1)')
    expect(page).not.toContain('<img src=x')
    for (const screen of ['', '/versions', '/pictures']) {
      const text = await (await tom.get((await path()) + screen)).text()
      expect(text, screen).not.toContain('<script>alert(1)')
      expect(text, screen).not.toContain('<img src=x')
    }
  })

  test('two people in one home: the second sees what changed beside their own', async () => {
    const at = await path()
    const [first, second] = [await editorFields(tom, at), await editorFields(marta, at)]
    await tom.post(at, { ...first, price: '450000', intent: 'save' })
    const answer = await marta.post(at, {
      ...second,
      price: '460000',
      location: 'Elsewhere',
      intent: 'publish',
    })
    expect(answer.status).toBe(409)
    const page = await pageOf(answer)
    expect(textOf(only(page, '.note--here'))).toMatch(
      /€450,000 now, and €460,000 here.*Take €450,000 Keep €460,000/,
    )
    expect(only(page, '#f-price').getAttribute('value')).toBe('460,000')
    expect(only(page, '#f-location').getAttribute('value')).toBe('Elsewhere')
    expect((await row()).price).toBe(471_000)
    // The same page sent again leaves the conflict open; the button resolves it.
    const base = only(page, 'input[name=base]').getAttribute('value') ?? ''
    const again = {
      ...second,
      base,
      price: '460000',
      location: 'Elsewhere',
      'theirs:price': only(page, 'input[name="theirs:price"]').getAttribute('value') ?? '',
    }
    expect((await marta.post(at, { ...again, intent: 'save' })).status).toBe(409)
    expect((await marta.post(at, { ...again, intent: 'keep:price' })).status).toBe(303)
    expect(await editorFields(tom, at)).toMatchObject({ price: '460,000', location: 'Elsewhere' })
    await tom.post(at, { intent: 'discard' })
    expect(await editorFields(tom, at)).toMatchObject({ price: '471,000' })
  })

  test('a draft is saved while it is being written, and shows the changes of others', async () => {
    const at = await path()
    const form = await editorFields(tom, at)
    const saved = await tom.post(`${at}/draft`, { ...form, location: 'By the sea' })
    expect(saved.status).toBe(200)
    expect(await saved.json()).toMatchObject({
      changes: 1,
      conflicts: [],
      at: expect.stringMatching(/\d\d:\d\d:\d\d/),
      base: { location: 'By the sea' },
      fields: { location: 'By the sea' },
    })
    const other = await marta.post(`${at}/draft`, { ...form, location: 'On the hill' })
    expect(await other.json()).toMatchObject({
      conflicts: [{ field: 'location', mine: 'On the hill', theirs: 'By the sea' }],
    })
    await tom.post(at, { intent: 'discard' })
  })

  test('nobody publishes a price that the screen does not show', async () => {
    const at = await path()
    const { price } = await row()
    // Her own price is saved and shown; then somebody else replaces it.
    await marta.post(`${at}/draft`, { ...(await editorFields(marta, at)), price: '450000' })
    const seen = await editorFields(marta, at)
    await tom.post(`${at}/draft`, { ...(await editorFields(tom, at)), price: '451000' })
    const answer = await marta.post(at, { ...seen, intent: 'publish' })
    expect(answer.status).toBe(409)
    const page = await pageOf(answer)
    expect(textOf(only(page, '.note--here'))).toMatch(/Take €451,000 Keep €450,000/)
    expect(only(page, '#f-price').getAttribute('value')).toBe('450,000')
    expect((await row()).price).toBe(price)
    const base = only(page, 'input[name=base]').getAttribute('value') ?? ''
    expect((await marta.post(at, { ...seen, base, intent: 'publish' })).status).toBe(409)
    const kept = { ...seen, base, 'theirs:price': '451000', intent: 'keep:price' }
    expect((await marta.post(at, kept)).status).toBe(303)
    expect(await editorFields(tom, at)).toMatchObject({ price: '450,000' })
    await tom.post(at, { intent: 'discard' })
  })

  test('nobody overwrites a price that the screen does not show', async () => {
    const at = await path()
    const form = await editorFields(marta, at)
    await tom.post(at, { ...form, price: '450000', intent: 'save' })
    const page = await pageOf(await marta.post(at, { ...form, price: '460000', intent: 'save' }))
    const base = only(page, 'input[name=base]').getAttribute('value') ?? ''
    const theirs = only(page, 'input[name="theirs:price"]').getAttribute('value') ?? ''
    await tom.post(at, { ...(await editorFields(tom, at)), price: '451000', intent: 'save' })
    const kept = { ...form, base, price: '460000', 'theirs:price': theirs, intent: 'keep:price' }
    const answer = await marta.post(at, kept)
    expect(answer.status).toBe(409)
    expect(textOf(only(await pageOf(answer), '.note--here'))).toContain('€451,000 now')
    expect(await editorFields(tom, at)).toMatchObject({ price: '451,000' })
    await tom.post(at, { intent: 'discard' })
  })

  test('nobody keeps a price over a published one that the screen does not show', async () => {
    const at = await path()
    const { price, revision } = await row()
    const publish = (published: number, times: number) =>
      site.database.db
        .updateTable('properties')
        .set({ price: published, revision: revision + times })
        .where('slug', '=', slug)
        .execute()
    await marta.post(at, { ...(await editorFields(marta, at)), price: '460000', intent: 'save' })
    await publish(450_000, 1)
    const shown = (page: Awaited<ReturnType<typeof pageOf>>, name: string) =>
      only(page, `input[name="${name}:price"]`).getAttribute('value') ?? ''
    const keep = (page: Awaited<ReturnType<typeof pageOf>>) =>
      marta.post(at, {
        'drafted:price': shown(page, 'drafted'),
        'published:price': shown(page, 'published'),
        intent: 'publishMine:price',
      })
    const before = await pageOf(await marta.get(at))
    await publish(451_000, 2)
    const refused = await keep(before)
    expect(refused.status).toBe(409)
    const after = await pageOf(refused)
    expect(after.querySelectorAll('.note--here').map(textOf).join()).toContain('€451,000')
    expect((await keep(after)).status).toBe(303)
    expect((await pageOf(await marta.get(at))).querySelector('.note--here')).toBeNull()
    await marta.post(at, { intent: 'discard' })
    await publish(price, 3)
  })

  test('nobody discards or publishes a draft that the screen does not show', async () => {
    const at = await path()
    const { price } = await row()
    for (const screen of ['', '/pictures', '/versions']) {
      const shown = await pageOf(await marta.get(at + screen))
      const draft = shown.querySelector('input[name=draft]')?.getAttribute('value') ?? ''
      const changed = { ...(await editorFields(tom, at)), price: String(price + 1) }
      await tom.post(at, { ...changed, intent: 'save' })
      await tom.post(at, { ...changed, location: `Behind the hill${screen}`, intent: 'save' })
      const path = screen === '/pictures' ? at + screen : at
      for (const [intent, words] of [
        ['discard', 'Look at it before you discard it.'],
        ['publish', 'Look at what has changed, then publish.'],
      ] as const) {
        const answer = await marta.post(path, { draft, intent })
        expect(answer.status, `${intent} ${screen}`).toBe(409)
        expect(textOf(only(await pageOf(answer), '[role=alert]'))).toContain(words)
      }
      expect((await row()).price).toBe(price)
      expect(await editorFields(tom, at)).toMatchObject({ location: `Behind the hill${screen}` })
      const now = await pageOf(await marta.get(at + screen))
      const seen = now.querySelector('input[name=draft]')?.getAttribute('value') ?? ''
      expect((await marta.post(path, { draft: seen, intent: 'discard' })).status).toBe(303)
      expect(await editorFields(tom, at)).not.toMatchObject({
        location: `Behind the hill${screen}`,
      })
    }
  })

  test('a text changed in one language only is mentioned beside the button', async () => {
    const at = await path()
    const form = await editorFields(tom, at)
    await tom.post(at, { ...form, description_es: 'Entre naranjos.', intent: 'save' })
    for (const [prefix, note] of [
      ['', '1 text changed in Spanish, not in English.'],
      ['/es', '1 texto cambiado en español y no en inglés.'],
    ])
      for (const screen of ['', '/versions']) {
        const page = await pageOf(await tom.get(`${prefix}${at}${screen}`))
        expect(textOf(only(page, '.pubbar'))).toContain(note)
      }
    await tom.post(at, { intent: 'discard' })
    expect(textOf(only(await pageOf(await tom.get(at)), '.pubbar'))).not.toContain('in Spanish')
  })

  test('changes of a published home are published at a time, and taken back', async () => {
    const at = await path()
    const { price } = await row()
    const change = {
      ...(await editorFields(tom, at)),
      price: String(price + 1),
      intent: 'schedule',
    }
    const late = await tom.post(at, { ...change, at: '2020-01-01T09:00' })
    expect(textOf(only(await pageOf(late), '[role=alert]'))).toContain('such as 1 March 2027, 9:00')
    const scheduled = await tom.post(at, { ...change, at: '2099-03-01T09:00' })
    expect(scheduled.headers.get('Location')).toBe(`${at}?done=scheduled`)
    const page = await pageOf(await tom.get(at))
    expect(textOf(only(page, '.pubbar .status'))).toContain('1 change from 1 March 2099')
    expect(only(page, '#f-price').getAttribute('value')).toBe(price.toLocaleString('en-GB'))
    expect((await row()).price).toBe(price)
    // The scheduled price is shown, and its time can be changed.
    const amount = (value: number) => `€${value.toLocaleString('en-GB')}`
    const note = textOf(only(page, '.schedule'))
    expect(note).toContain('1 change scheduled for 1 March 2099')
    expect(note).toContain(`Price ${amount(price)} ${amount(price + 1)}`)
    expect(textOf(only(page, '.visitor'))).toContain(amount(price + 1))
    const moved = { ...(await editorFields(tom, at)), intent: 'reschedule' }
    expect((await tom.post(at, { ...moved, at: '2020-01-01T09:00' })).status).toBe(400)
    expect((await tom.post(at, { ...moved, at: '2099-04-02T10:30' })).status).toBe(303)
    expect(textOf(only(await pageOf(await tom.get(at)), '.schedule'))).toContain('2 April 2099')
    await tom.post(at, { ...(await editorFields(tom, at)), intent: 'unschedule' })
    // This button is on a screen that was opened before.
    const again = { ...(await editorFields(tom, at)), intent: 'unschedule' }
    expect((await tom.post(at, again)).status).toBe(409)
    expect(await editorFields(tom, at)).toMatchObject({
      price: (price + 1).toLocaleString('en-GB'),
    })
    await tom.post(at, { intent: 'discard' })
  })

  test('versions show amounts as amounts, a change of state, and the first price', async () => {
    const at = await path()
    const { id, price: former } = await row()
    const marked = await editorFields(marta, at)
    const lower = String(former - 100_000)
    await marta.post(at, { ...marked, price: lower, intent: 'publish' })
    await expect.poll(async () => (await row()).price).toBe(former - 100_000)
    const versions = await path('/versions')
    const amount = (value: number) => `€${value.toLocaleString('en-GB')}`
    const text = textOf(only(await pageOf(await marta.get(versions)), 'main'))
    expect(text).toContain(`Price ${amount(former)} ${amount(former - 100_000)}`)
    expect(text).not.toContain(lower)
    const { previous } = await site.database.db
      .selectFrom('price_history')
      .select('previous')
      .where('property_id', '=', id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(text).toMatch(new RegExp(`${amount(previous)}[^€]* first price`))
    const become = async (state: string) =>
      marta.post('/office/homes', { id, revision: String((await row()).revision), state })
    await become('reserved')
    await expect.poll(async () => (await row()).status).toBe('reserved')
    const reserved = textOf(only(await pageOf(await marta.get(versions)), 'main'))
    for (const name of ['Marta Ruiz', 'Marta Vidal']) {
      await rename(manager, name)
      const list = textOf(only(await pageOf(await marta.get(versions)), '#versions + ul'))
      expect(list).toContain(name)
      expect(list).not.toContain('@')
    }
    expect(reserved).toContain('1 change ')
    expect(reserved).toContain('State Published Reserved')
    expect(reserved).not.toContain('0 changes')
    await become('published')
    // The last change of a state can be undone without script too.
    const changed = await become('sold')
    const list = await pageOf(await marta.get(changed.headers.get('Location') ?? ''))
    const undo = only(list, '.office-toast')
    expect(textOf(undo)).toMatch(/: sold now Undo$/)
    const fields = Object.fromEntries(
      undo
        .querySelectorAll('input, button')
        .map((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']),
    )
    const undone = await marta.post('/office/homes', fields)
    expect(undone.headers.get('Location')).toBe('/office/homes')
    expect((await row()).status).toBe('available')
  })

  test('a version is restored as a draft, and a home is duplicated', async () => {
    const at = await path('/versions')
    const page = await pageOf(await tom.get(at))
    expect(page.querySelectorAll('.version').length).toBeGreaterThan(1)
    const answer = await tom.post(at, { version: '1' })
    expect([303, 404]).toContain(answer.status)
    await tom.post(await path(), { intent: 'discard' })
    const copy = await tom.post(await path(), { intent: 'duplicate' })
    const editor = await editorFields(tom, copy.headers.get('Location') ?? '')
    expect(editor).toMatchObject({ ref: '', bedrooms: String((await row()).bedrooms) })
    const refused = await tom.post(copy.headers.get('Location') ?? '', {
      ...editor,
      intent: 'publish',
    })
    expect(refused.status).toBe(400)
    expect(textOf(only(await pageOf(refused), '[role=alert]'))).toContain(
      'The reference is missing.',
    )
  })

  test('staff get the homes that visitors see as a file, and nobody else gets it', async () => {
    const answer = await tom.get('/office/homes.csv')
    expect(answer.headers.get('Content-Type')).toContain('text/csv')
    expect((await answer.text()).split('\n').length).toBeGreaterThan(20)
    expect((await site.get('/office/homes.csv')).status).toBe(404)
  })

  test('a picture is accepted without script and with it, another file refused by name', async () => {
    const at = await path('/pictures')
    const picture = new Blob([await samplePicture('png', { width: 600, height: 400 })])
    const taken = await upload(tom, `${at}/upload`, picture, '../../etc/passwd')
    expect([taken.status, await taken.text()]).toEqual([
      201,
      expect.stringMatching(/^\/pictures\/u-/),
    ])
    expect((await upload(tom, at, picture, 'terrace.png')).status).toBe(303)
    const page = await pageOf(await tom.get(at))
    expect(page.querySelectorAll('input[name=address][value^="/pictures/u-"]')).toHaveLength(2)
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], {
      type: 'image/png',
    })
    const refused = await upload(tom, at, svg, 'plan.png')
    expect(refused.status).toBe(400)
    expect(textOf(only(await pageOf(refused), '[role=alert]'))).toContain('can carry a script')
    expect(await (await upload(tom, `${at}/upload`, svg, 'plan.svg')).text()).toBe('script')
    const cut = (await picture.bytes()).slice(0, 200)
    expect(await (await upload(tom, `${at}/upload`, new Blob([cut]), 'cut.png')).text()).toBe(
      'broken',
    )
    const large = new Blob([new Uint8Array(31 * 1024 * 1024)])
    expect(await (await upload(tom, `${at}/upload`, large, 'large.jpg')).text()).toBe('large')
  })

  test('the names of all documents that a home may have fit into one form', async () => {
    const form = new URLSearchParams({ intent: 'save' })
    for (let number = 1; number <= maxDocuments; number += 1)
      for (const name of ['file', `en d${number}`, `es d${number}`]) form.append(name, `d${number}`)
    expect((await tom.post(await path('/documents'), form)).status).toBe(303)
  })

  test('a document is taken, published with the home, and opened from its page', async () => {
    const at = await path('/documents')
    const pdf = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' })
    expect((await upload(tom, `${at}/upload`, pdf, 'specification.pdf', 'documents')).status).toBe(
      204,
    )
    const html = new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' })
    const refused = await upload(tom, at, html, 'evil.pdf', 'documents')
    expect(refused.status).toBe(400)
    expect(textOf(only(await pageOf(refused), '[role=alert]'))).toContain('it is not a PDF')
    const page = await pageOf(await tom.get(at))
    const file = only(page, 'input[name=file]').getAttribute('value') ?? ''
    const names = { [`en ${file}`]: 'Specification of 2026', [`es ${file}`]: 'Memoria de 2026' }
    expect((await tom.post(at, { file, ...names, intent: 'save' })).status).toBe(303)
    const shown = () => site.get(`/properties/${slug}/documents/${file}`)
    expect((await shown()).status).toBe(404)
    // Only staff can open the document of a draft, by an address that is signed at the time of the
    // request.
    const link = only(page, 'a[href^="/office/documents/"]').getAttribute('href') ?? ''
    const signed = (await tom.get(link)).headers.get('Location') ?? ''
    const opened = (address: string) => site.http.fetch(new Request(address))
    expect(await (await opened(signed)).text()).toContain('%PDF')
    const address = signed.replace('/sign/', '/public/').replace(/\?.*/, '')
    expect(await (await opened(address)).json()).toMatchObject({ error: 'not_found' })
    expect((await site.get(link)).status).toBe(404)
    expect((await tom.get('/office/documents/none')).status).toBe(404)
    const { images, picture_details } = await row()
    await tom.post(await path('/pictures'), { intent: 'none' })
    for (const button of (await pageOf(await tom.get(await path('/pictures')))).querySelectorAll(
      'button[value^="remove /pictures/u-"]',
    ))
      await tom.post(await path('/pictures'), { intent: button.getAttribute('value') ?? '' })
    const done = await tom.post(await path(), {
      ...(await editorFields(tom, await path())),
      intent: 'publish',
    })
    expect(done.headers.get('Location')).toMatch(/done=published$/)
    expect(await row()).toMatchObject({ images, picture_details })
    await expect.poll(asVisitor).toContain('Specification of 2026')
    const answer = await shown()
    expect(answer.status).toBe(302)
    const published = await opened(answer.headers.get('Location') ?? '')
    expect([published.status, published.headers.get('Content-Type')]).toEqual([
      200,
      'application/pdf',
    ])
    expect((await site.get(`/properties/${slug}/documents/x`)).status).toBe(404)
  })

  test('unused files are listed, and none is removed that nobody chose', async () => {
    const at = '/office/homes/unused'
    const page = await pageOf(await tom.get(at))
    expect(textOf(only(page, 'main'))).toContain('Every file is in use.')
    expect((await tom.post(at, {})).status).toBe(400)
    const none = await tom.post(at, { file: '../../etc/passwd' })
    expect(none.headers.get('Location')).toBe(`${at}?removed=0`)
  })

  test('as many unused files are removed at once as the page lists', async () => {
    const at = '/office/homes/unused'
    const listed = Array.from({ length: maxUnused }, () => ['file', crypto.randomUUID()])
    const answer = await tom.post(at, new URLSearchParams(listed))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${at}?removed=0`])
  })

  test.each(['stranger', 'visitor account', 'staff without the second step', 'forged cookie'])(
    'a %s reads and changes nothing',
    async (who) => {
      const { id, revision, price } = await row()
      const visitor = await outsider(who)
      const tries = [
        () => visitor.get('/office/homes'),
        async () => visitor.get(await path()),
        async () => visitor.get(await path('/versions')),
        async () => visitor.get(await path('/documents')),
        () => visitor.get('/office/homes/unused'),
        () => visitor.post('/office/homes/unused', { file: 'x' }),
        async () => upload(visitor, await path('/documents/upload'), new Blob(['x']), 'x.pdf'),
        () => visitor.get('/office/homes.csv'),
        () => visitor.post('/office/homes', { id, revision: String(revision), price: '1' }),
        async () => visitor.post(await path(), { intent: 'publish', price: '1' }),
        async () => visitor.post(await path('/draft'), { base: '{}', price: '1' }),
        async () => visitor.post(await path('/versions'), { version: '1' }),
        async () => visitor.post(await path('/pictures'), { intent: 'remove x' }),
        async () => upload(visitor, await path('/pictures/upload'), new Blob(['x']), 'x.jpg'),
      ]
      for (const attempt of tries) {
        const answer = await attempt()
        const text = await answer.text()
        expect([302, 303, 404]).toContain(answer.status)
        if (answer.status !== 404)
          expect(answer.headers.get('Location')).toMatch(/^\/office\/(sign-in|enrol)/)
        expect(text).not.toContain('471,000')
      }
      expect((await row()).price).toBe(price)
      const drafts = await site.database.db.selectFrom('home_drafts').select('id').execute()
      expect(drafts.map((draft) => draft.id)).not.toContain('forged')
    },
  )

  async function outsider(who: string): Promise<Visitor> {
    if (who === 'stranger' || who === 'forged cookie') {
      const { visitor } = await newMember(site, undefined, { secondStep: false })
      if (who === 'forged cookie') visitor.cookies.set('session', 'forged~forged')
      return visitor
    }
    const member = await newMember(site, who === 'visitor account' ? undefined : 'agent', {
      secondStep: false,
    })
    await signInMember(member)
    return member.visitor
  }

  test('another site cannot post, and fields that are not of the form are ignored', async () => {
    const { id, revision } = await row()
    const cross = await site.http.fetch(
      new Request(`${site.url}/office/homes`, {
        method: 'POST',
        body: new URLSearchParams({ id, revision: String(revision), price: '1' }),
        headers: {
          Origin: 'https://evil.example',
          'Sec-Fetch-Site': 'cross-site',
          Cookie: [...tom.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        },
      }),
    )
    expect(cross.status).toBe(403)
    const at = await path()
    const form = await editorFields(tom, at)
    await tom.post(at, {
      ...form,
      slug: 'stolen',
      id: 'forged',
      images: '/pictures/x.jpg',
      publication: 'withdrawn',
      revision: '99',
      picture_details: '{}',
      base: JSON.stringify({ ...JSON.parse(form.base ?? '{}'), __proto__: 'x', slug: 'stolen' }),
      intent: 'publish',
    })
    expect(await row()).toMatchObject({ id, slug, publication: 'published' })
  })

  test.each(['h-1', '..%2F..%2Fetc%2Fpasswd', '%00', 'a%20b', "'%20or%201=1"])(
    'the home %s does not exist',
    async (forged) => {
      for (const part of ['', '/pictures', '/documents', '/versions'])
        expect((await tom.get(`/office/homes/${forged}${part}`)).status, part).toBe(404)
    },
  )
})
