import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { editorFields, type OfficeMember, rename } from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

describeOnSqliteFirst('texts in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  let marta: Visitor
  let manager: OfficeMember
  beforeAll(async () => {
    ;({ site, tom, marta, manager } = await serveOffice(engine, { cacheSeconds: 300 }))
  })
  afterAll(() => site.close())

  const asVisitor = async (path: string) =>
    (await site.get(path, { 'X-Forwarded-For': newAddress() })).text()
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;'
  const palm = '/office/texts/developments/palm-10'

  test('every text is listed, in both languages', async () => {
    const page = await pageOf(await tom.get('/office/texts'))
    expect(page.querySelectorAll('tbody tr')).toHaveLength(6 + 15 + 3 + 3)
    expect(textOf(only(await pageOf(await tom.get('/es/office/texts')), 'h1'))).toBe('Textos')
  })

  test('a figure of a development changes everywhere, from one record', async () => {
    const places = {
      '/property-types/palm-10': '€2,500,000',
      '/property-types': '€2,500,000',
      '/es/new-releases': '2.500.000',
      '/llms.txt': 'Six bedrooms, ten palms',
    }
    // The pages are in the cache with their former texts.
    for (const path of Object.keys(places)) await asVisitor(path)
    const form = await editorFields(marta, palm)
    expect(form['price.min']).toBe('2400000')
    const changed = {
      ...form,
      'price.min': '2,500,000 €',
      'words.en.brochure.lead': `Six bedrooms, ten palms ${evil}`,
      'page.en.call': `Come at five. ${evil}`,
    }
    expect((await marta.post(palm, { ...changed, intent: 'save' })).status).toBe(303)
    expect(await asVisitor('/property-types/palm-10')).not.toContain('€2,500,000')
    const published = await marta.post(palm, {
      ...(await editorFields(marta, palm)),
      intent: 'publish',
    })
    expect(published.headers.get('Location')).toBe(`${palm}?done=published`)
    for (const [path, text] of Object.entries(places))
      await expect.poll(() => asVisitor(path), { message: path }).toContain(text)
    const page = await asVisitor('/property-types/palm-10')
    expect(page).toContain(escaped)
    expect(page).not.toContain(evil)
    expect(page).toContain('"lowPrice":2500000')
  })

  test('a text that cannot be shown is refused beside its field, and typed values stay', async () => {
    const form = await editorFields(marta, palm)
    const wrong = {
      ...form,
      'price.min': 'on request',
      'page.es.call': '',
      'words.en.card.features': 'One\nTwo',
      'page.en.story.lead': 'It has {nothing}, up to {terraceMax.',
      intent: 'publish',
    }
    const refused = await marta.post(palm, wrong)
    expect(refused.status).toBe(400)
    const page = await pageOf(refused)
    const problems = textOf(only(page, '[role=alert]'))
    for (const problem of [
      'a whole number above 0',
      'is missing',
      'it has to have 3 lines',
      'no figure named nothing',
      'a brace is not closed or not opened',
    ])
      expect(problems).toContain(problem)
    expect(only(page, '[name="price.min"]').getAttribute('value')).toBe('on request')
    expect(await asVisitor('/property-types/palm-10')).toContain('€2,500,000')
    await marta.post(palm, { intent: 'discard' })
    const spanish = await marta.post(`/es${palm}`, { ...wrong, intent: 'publish' })
    expect(await spanish.text()).toContain('un número entero mayor que 0')
    await marta.post(palm, { intent: 'discard' })
  })

  test('the second of two people loses nothing and decides', async () => {
    const [first, second] = await Promise.all([editorFields(tom, palm), editorFields(marta, palm)])
    await tom.post(palm, { ...first, 'page.en.place': 'Tom’s place', intent: 'save' })
    const answer = await marta.post(palm, {
      ...second,
      'page.en.place': 'Marta’s place',
      'page.es.place': 'El lugar de Marta',
      intent: 'save',
    })
    expect(answer.status).toBe(409)
    const page = await pageOf(answer)
    expect(textOf(only(page, 'main'))).toContain('It is “Tom’s place” now')
    const kept = await marta.post(palm, {
      ...second,
      'page.en.place': 'Marta’s place',
      'page.es.place': 'El lugar de Marta',
      'theirs:page.en.place': 'Tom’s place',
      intent: 'keep:page.en.place',
    })
    expect(kept.status).toBe(303)
    const form = await editorFields(tom, palm)
    expect([form['page.en.place'], form['page.es.place']]).toEqual([
      'Marta’s place',
      'El lugar de Marta',
    ])
    await tom.post(palm, { intent: 'discard' })
  })

  test('nobody publishes a text that the screen does not show', async () => {
    const seen = await editorFields(marta, palm)
    const theirs = { ...(await editorFields(tom, palm)), 'page.es.place': 'Borrador de Tom' }
    await tom.post(palm, { ...theirs, intent: 'save' })
    const mine = { ...seen, 'page.en.place': 'The place of Marta' }
    const answer = await marta.post(palm, { ...mine, intent: 'publish' })
    expect(answer.status).toBe(409)
    const page = await pageOf(answer)
    expect(textOf(only(page, '.note--here'))).toContain('It is “Borrador de Tom” now')
    expect(await asVisitor('/es/property-types/palm-10')).not.toContain('Borrador de Tom')
    // The same page sent again leaves it open; the button decides.
    const base = only(page, 'input[name=base]').getAttribute('value') ?? ''
    expect((await marta.post(palm, { ...mine, base, intent: 'publish' })).status).toBe(409)
    const taken = await marta.post(palm, { ...mine, base, intent: 'take:page.es.place' })
    expect(taken.status).toBe(303)
    expect(await editorFields(marta, palm)).toMatchObject({
      'page.en.place': 'The place of Marta',
      'page.es.place': 'Borrador de Tom',
    })
    await tom.post(palm, { intent: 'discard' })
  })

  test('nobody overwrites a text that the screen does not show', async () => {
    const [first, second] = await Promise.all([editorFields(tom, palm), editorFields(marta, palm)])
    await tom.post(palm, { ...first, 'page.en.place': 'Tom’s place', intent: 'save' })
    const mine = { ...second, 'page.en.place': 'Marta’s place' }
    const page = await pageOf(await marta.post(palm, { ...mine, intent: 'save' }))
    const name = 'theirs:page.en.place'
    const theirs = only(page, `input[name="${name}"]`).getAttribute('value') ?? ''
    expect(theirs).toBe('Tom’s place')
    const again = { ...(await editorFields(tom, palm)), 'page.en.place': 'Tom’s other place' }
    await tom.post(palm, { ...again, intent: 'save' })
    const kept = { ...mine, [name]: theirs, intent: 'keep:page.en.place' }
    const answer = await marta.post(palm, kept)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('It is “Tom’s other place” now')
    await tom.post(palm, { ...(await editorFields(tom, palm)), intent: 'discard' })
  })

  test('nobody discards a draft that the screen does not show', async () => {
    const seen = await editorFields(marta, palm)
    const versions = await pageOf(await marta.get(`${palm}/versions`))
    const base = only(versions, '.pubbar input[name=base]').getAttribute('value') ?? ''
    const theirs = { ...(await editorFields(tom, palm)), 'page.en.place': 'Tom’s place' }
    await tom.post(palm, { ...theirs, intent: 'save' })
    for (const form of [seen, { base }]) {
      const answer = await marta.post(palm, { ...form, intent: 'discard' })
      expect(answer.status).toBe(409)
      const page = await pageOf(answer)
      expect(textOf(only(page, '[role=alert]'))).toContain('Look at it before you discard it.')
      expect(only(page, '[name="page.en.place"]').getAttribute('value')).toBe('Tom’s place')
    }
    await marta.post(palm, { ...(await editorFields(marta, palm)), intent: 'discard' })
    expect(await editorFields(marta, palm)).toMatchObject({
      'page.en.place': seen['page.en.place'],
    })
  })

  describe('a new article', () => {
    const at = '/office/texts/articles/a-new-note'

    const texts = (language: string, text: string) => ({
      [`words.${language}.description`]: `${text} description`,
      [`words.${language}.caption`]: `${text} caption`,
      [`words.${language}.keywords`]: 'one\ntwo',
      [`words.${language}.markdown`]: `${text} text ${evil} [here](javascript:alert(1))\n\n## A heading\n\nMore.`,
    })

    test('is begun with a title in both languages, which is its own', async () => {
      const begun = await tom.post('/office/texts', {
        title_en: 'A new note',
        title_es: 'Una nota nueva',
      })
      expect(begun.headers.get('Location')).toBe(at)
      expect(
        (await tom.post('/office/texts', { title_en: 'A new note', title_es: 'x' })).status,
      ).toBe(409)
      const half = await tom.post('/es/office/texts', { title_en: 'Only English', title_es: '' })
      expect(half.status).toBe(400)
      const form = only(await pageOf(half), '.begin[open] form[novalidate]')
      const invalid = form.querySelectorAll('[aria-invalid]').map((one) => one.getAttribute('name'))
      expect(invalid).toEqual(['title_es'])
      expect(textOf(form)).toContain('Un título en cada idioma.')
    })

    test('is not published with one language alone', async () => {
      const form = {
        ...(await editorFields(marta, at)),
        date: '2026-11-20',
        ...texts('en', 'English'),
      }
      const half = await marta.post(at, { ...form, intent: 'publish' })
      expect(half.status).toBe(400)
      expect(textOf(only(await pageOf(half), '[role=alert]'))).toContain('Spanish is missing')
    })

    test('has a preview without scripts, and is on no page', async () => {
      const preview = await tom.get('/office/preview/articles/a-new-note/blog/a-new-note')
      const shown = await preview.text()
      expect(preview.status).toBe(200)
      expect(shown).toContain('A new note')
      expect(shown).not.toMatch(/<script|javascript:/)
      expect(preview.headers.get('Content-Security-Policy')).toContain("script-src 'none'")
      expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
      expect((await site.get('/blog/a-new-note')).status).toBe(302)
    })

    test('is on the blog, in its feed and overview once it is published', async () => {
      const whole = { ...(await editorFields(marta, at)), ...texts('es', 'Español') }
      await marta.post(at, { ...whole, intent: 'publish' })
      await expect.poll(() => asVisitor('/blog/a-new-note')).toContain('English text')
      const page = await asVisitor('/blog/a-new-note')
      expect(page).toContain(escaped)
      expect(page).not.toContain(evil)
      expect(page).not.toContain('javascript:')
      for (const path of ['/blog', '/feeds/blog.xml', '/llms.txt'])
        await expect.poll(() => asVisitor(path), { message: path }).toContain('A new note')
      await expect.poll(() => asVisitor('/es/blog')).toContain('Una nota nueva')
    })

    test('keeps a scheduled version from the page, until it may be changed again', async () => {
      const later = { ...(await editorFields(marta, at)), 'words.en.title': 'A later note' }
      const past = await marta.post(at, { ...later, intent: 'schedule', at: '2020-01-01T09:00' })
      expect(past.status).toBe(400)
      const scheduled = await marta.post(at, {
        ...later,
        intent: 'schedule',
        at: '2099-01-01T09:00',
      })
      expect(scheduled.headers.get('Location')).toBe(`${at}?done=scheduled`)
      expect(textOf(only(await pageOf(await tom.get(at)), 'main'))).toContain('to be published')
      expect(await asVisitor('/blog/a-new-note')).not.toContain('A later note')
      await marta.post(at, { intent: 'unschedule' })
      expect((await editorFields(tom, at))['words.en.title']).toBe('A later note')
    })

    test('has versions with the names that their authors have now', async () => {
      const versions = await pageOf(await tom.get(`${at}/versions`))
      expect(versions.querySelectorAll('ins').map((one) => one.text)).toContain('later')
      for (const name of ['Marta Ruiz', 'Marta Vidal']) {
        await rename(manager, name)
        const list = only(await pageOf(await tom.get(`${at}/versions`)), '#versions + ul')
        expect(textOf(list)).toContain(name)
        expect(textOf(list)).not.toContain('@')
      }
      expect((await tom.post(`${at}/versions`, { version: '1' })).status).toBe(303)
      expect((await editorFields(tom, at))['words.en.title']).toBe('A new note')
    })

    test('is withdrawn, which the log records', async () => {
      await marta.post(at, { intent: 'withdraw' })
      await expect.poll(() => asVisitor('/blog')).not.toContain('A new note')
      const log = textOf(only(await pageOf(await tom.get('/office/changes')), 'main'))
      expect(log).toMatch(/Text: A new note ?, changed/)
    })
  })

  test('a legal page shows its date of change, and cannot lose a section in one language', async () => {
    const at = '/office/texts/legal/privacy'
    const form = await editorFields(marta, at)
    const text = form['words.en.markdown'] ?? ''
    const refused = await marta.post(at, {
      ...form,
      'words.en.markdown': `${text}\n## One more\n\nIn one language.`,
      intent: 'publish',
    })
    expect(refused.status).toBe(400)
    await marta.post(at, { intent: 'discard' })
    await marta.post(at, {
      ...form,
      'words.en.markdown': `A new beginning. [x](javascript:alert(1)) ${text}`,
      intent: 'publish',
    })
    await expect.poll(() => asVisitor('/privacy')).toContain('A new beginning.')
    expect(await asVisitor('/privacy')).not.toContain('javascript:')
  })

  test('nobody without the right writes or publishes, and no forged name does anything', async () => {
    const form = await editorFields(tom, palm)
    const refused = await tom.post(palm, { ...form, 'price.min': '1', intent: 'publish' })
    expect(refused.status).toBe(403)
    for (const intent of ['withdraw', 'unschedule'])
      expect((await tom.post(palm, { intent })).status).toBe(403)
    expect(await asVisitor('/property-types/palm-10')).not.toContain('from €1<')
    await tom.post(palm, { intent: 'discard' })
    const base = JSON.stringify({ ...JSON.parse(form.base ?? '{}'), name: 'x', path: '/x' })
    await marta.post(palm, {
      ...form,
      base,
      name: 'Forged',
      path: '/forged',
      'pictures.card': 'x',
      intent: 'publish',
    })
    expect(await asVisitor('/property-types')).not.toContain('Forged')
    for (const path of [
      'developments/nothing',
      'articles/nothing-at-all',
      'articles/..%2Fsecret',
      'articles/__proto__',
      'legal/constructor',
      'pages/home',
    ]) {
      expect((await marta.get(`/office/texts/${path}`)).status, path).toBe(404)
      expect(
        (await marta.post(`/office/texts/${path}`, { ...form, intent: 'publish' })).status,
        path,
      ).toBe(404)
    }
    for (const path of ['/office/texts', palm, '/office/preview/legal/privacy/privacy'])
      expect((await site.get(path)).status, path).toBe(404)
    const cross = await site.http.fetch(
      new Request(site.url + palm, {
        method: 'POST',
        body: new URLSearchParams({ ...form, 'price.min': '1', intent: 'publish' }),
        headers: {
          Origin: 'https://evil.example',
          Cookie: [...marta.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        },
      }),
    )
    expect(cross.status).toBe(403)
  })
})
