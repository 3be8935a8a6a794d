import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { newMember, signInMember } from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

describeOnSqliteFirst('newsletters in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  let marta: Visitor
  beforeAll(async () => {
    ;({ site, tom, marta } = await serveOffice(engine))
    await site.database.db
      .insertInto('subscribers')
      .values({
        id: 'reader',
        email: 'reader@example.com',
        language: 'es',
        state: 'confirmed',
        token_hash: 'reader',
        token_expires_at: 0,
        unsubscribe_token: 'stop-reader',
        consent_wording: 'The newsletter',
        consent_at: 0,
        confirmed_at: 1,
        unsubscribed_at: null,
      })
      .execute()
  })
  afterAll(() => site.close())

  const texts = {
    subject_en: 'Three terraces',
    subject_es: 'Tres terrazas <script>alert(1)</script>',
    opening_en: 'February light.',
    opening_es: 'La luz de febrero.',
  }
  const create = async (by = tom) =>
    (await by.post('/office/newsletter', {})).headers.get('Location') ?? ''
  const issueOf = async (at: string) =>
    site.database.db
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('id', '=', at.split('/').at(-1) ?? '')
      .executeTakeFirst()
  /** Presses a button of the current form, without script. */
  const press = async (by: Visitor, at: string, intent: string, more = {}) => {
    const revision = String((await issueOf(at))?.revision ?? 0)
    return by.post(at, { ...texts, revision, intent, ...more })
  }
  const alertOf = async (answer: Response) => textOf(only(await pageOf(answer), '[role=alert]'))
  const ref = async () =>
    (
      await site.database.db
        .selectFrom('properties')
        .select('ref')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).ref

  test('it is written and tested without script, by an agent, and sent by a manager', async () => {
    const at = await create()
    expect(at).toMatch(/^\/office\/newsletter\/[0-9a-f-]{36}$/)
    expect((await press(tom, at, 'add-home', { home: await ref() })).status).toBe(303)
    const articles = (await pageOf(await tom.get(at))).querySelectorAll(
      'select[name=article] option',
    )
    const article = articles[1]?.getAttribute('value') ?? ''
    expect((await press(tom, at, 'add-article', { article })).status).toBe(303)
    expect((await press(tom, at, `up article ${article}`)).status).toBe(303)
    const page = await pageOf(await tom.get(at))
    expect(page.querySelectorAll('.blocks li')).toHaveLength(2)
    expect(textOf(only(page, '.blocks li:first-child'))).toContain('Article')
    expect(page.querySelectorAll('.issue-preview script')).toHaveLength(0)
    expect(page.querySelectorAll('button[value=now]')).toHaveLength(0)
    const spanish = await pageOf(await tom.get(`/es${at}?preview=en`))
    expect(textOf(only(spanish, '.issue-preview h2'))).toBe('Three terraces')

    expect((await press(tom, at, 'now')).status).toBe(403)
    expect((await issueOf(at))?.state).toBe('draft')
    expect((await press(tom, at, 'test')).headers.get('Location')).toBe(`${at}?tested`)
    expect((await press(marta, at, 'now')).status).toBe(303)
    await expect.poll(async () => (await issueOf(at))?.state, { timeout: 30_000 }).toBe('sent')
    const outbox = await site.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', 'like', 'newsletter-%')
      .execute()
    expect(outbox.map(({ kind }) => kind).toSorted()).toEqual([
      'newsletter-issue',
      'newsletter-test',
      'newsletter-test',
    ])
    expect(textOf(only(await pageOf(await marta.get(at)), 'main'))).toMatch(/of 1 sent/)
    expect((await press(marta, at, 'save', { subject_en: 'Too late' })).status).toBe(409)
  })

  test('a button that the form does not have saves nothing', async () => {
    const at = await create()
    const before = await issueOf(at)
    for (const intent of ['', 'erase', 'up', 'constructor'])
      expect((await press(tom, at, intent)).status, intent).toBe(400)
    expect(await issueOf(at)).toEqual(before)
  })

  test('before sending, the page warns of a reserved home and of missing recipients', async () => {
    const at = await create()
    const reference = await ref()
    await press(marta, at, 'add-home', { home: reference })
    const { db } = site.database
    const setStatus = (status: 'available' | 'reserved') =>
      db.updateTable('properties').set({ status }).where('ref', '=', reference).execute()
    const setReader = (state: 'confirmed' | 'unsubscribed') =>
      db.updateTable('subscribers').set({ state }).where('id', '=', 'reader').execute()
    await setStatus('reserved')
    await setReader('unsubscribed')
    const said = textOf(only(await pageOf(await marta.get(`/es${at}`)), 'main'))
    expect(said.match(/Reservada\. Se enviará de todos modos/g)).toHaveLength(2)
    expect(said).toContain('no hay a quién enviarlo')
    await setStatus('available')
    await setReader('confirmed')
    const page = await pageOf(await marta.get(at))
    expect(textOf(only(page, 'main'))).not.toMatch(/Reserved|nobody to send it to/)
    expect(page.querySelectorAll('button[value=now][disabled]')).toHaveLength(0)
  })

  test('missing fields are named, and typed values are kept', async () => {
    const at = await create()
    const empty = await press(marta, at, 'now', { opening_es: '' })
    expect(empty.status).toBe(400)
    expect(await alertOf(empty)).toMatch(
      /The opening in Spanish is missing\..*no home and no article/,
    )
    const unknown = await press(tom, at, 'add-home', { home: 'R0', subject_en: 'Typed' })
    expect(unknown.status).toBe(400)
    const page = await pageOf(unknown)
    expect(textOf(only(page, '[role=alert]'))).toContain('No home on the site')
    expect(only(page, '#subject_en').getAttribute('value')).toBe('Typed')
    expect((await press(tom, at, 'save', { opening_en: 'x'.repeat(3001) })).status).toBe(400)
    await press(tom, at, 'add-home', { home: await ref() })
    const past = await press(marta, `/es${at}`, 'schedule', { at: '2020-01-01T10:00' })
    const when = await pageOf(past)
    expect(textOf(only(when, '.field.is-invalid'))).toContain('futuros')
    expect(only(when, 'input[name=at]').getAttribute('value')).toBe('2020-01-01T10:00')
  })

  test('a test without a subject is refused, with the language that lacks it', async () => {
    const at = await create()
    const { db } = site.database
    const tests = () =>
      db.selectFrom('outbox').select('id').where('kind', '=', 'newsletter-test').execute()
    const before = await tests()
    const refused = await press(tom, at, 'test', { subject_es: '' })
    expect(refused.status).toBe(400)
    const page = await pageOf(refused)
    expect(textOf(only(page, '[role=alert]'))).toBe(
      'Before a test is sent The subject in Spanish is missing.',
    )
    expect(only(page, '#subject_es').getAttribute('aria-invalid')).toBe('true')
    expect(await tests()).toEqual(before)
  })

  test('sending asks first, with the readers of each language', async () => {
    const at = await create()
    expect((await pageOf(await marta.get(at))).querySelector('button[value=now]')).toBeNull()
    await press(marta, at, 'add-home', { home: await ref() })
    const asked = only(await pageOf(await marta.get(at)), 'details:has(button[value=now])')
    expect(textOf(asked)).toMatch(/Send now to 1 reader Send it to 1 reader, in English \(0\)/)
    expect(textOf(asked)).toMatch(/Spanish \(1\)\?.* Yes, send it now/)
  })

  test('the pictures of the e-mail are there, those of articles too', async () => {
    const at = await create()
    await press(tom, at, 'add-home', { home: await ref() })
    const select = await pageOf(await tom.get(at))
    const articles = [...select.querySelectorAll('select[name=article] option')].slice(1, 4)
    for (const option of articles)
      await press(tom, at, 'add-article', { article: option.getAttribute('value') ?? '' })
    const letter = await pageOf(await tom.get(at))
    const addresses = [...letter.querySelectorAll('.issue-preview img')].map((image) =>
      image.getAttribute('src'),
    )
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      const answer = await site.get(address ?? '')
      expect([address, answer.status, answer.headers.get('Content-Type')]).toEqual([
        address,
        200,
        'image/jpeg',
      ])
    }
  })

  test('an agent deletes a draft of their own only, and each is asked by name', async () => {
    const hers = await create(marta)
    expect(await (await tom.get(hers)).text()).not.toContain('Delete this draft')
    expect((await press(tom, hers, 'save')).status).toBe(303)
    const refused = await press(tom, hers, 'remove')
    expect(refused.status).toBe(403)
    expect(await alertOf(refused)).toContain('A colleague began this newsletter')
    expect(await (await marta.get(hers)).text()).toContain('Delete “Three terraces”?')
    expect((await press(marta, hers, 'remove')).status).toBe(303)
    const his = await create(tom)
    expect((await press(tom, his, 'remove')).status).toBe(303)
  })

  test('the only home that is found by what was typed is added', async () => {
    const { slug, title } = await site.database.db
      .selectFrom('properties')
      .select(['slug', 'title'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const at = await create()
    expect((await press(tom, at, 'add-home', { home: title.slice(0, -2) })).status).toBe(303)
    expect(JSON.stringify((await issueOf(at))?.items)).toContain(slug)
    const inSpanish = { home: 'ático en ESQUINA' }
    expect((await press(tom, await create(), 'add-home', inSpanish)).status).toBe(303)
  })

  test('a home that is not found by what was typed keeps it', async () => {
    const at = await create()
    const refused = await press(tom, at, 'add-home', { home: 'no such home' })
    expect(only(await pageOf(refused), 'input[name=home]').getAttribute('value')).toBe(
      'no such home',
    )
  })

  test('the second of two authors gets a conflict, and a scheduled issue may be a draft', async () => {
    const at = await create()
    await press(tom, at, 'add-home', { home: await ref() })
    const late = await marta.post(at, {
      ...texts,
      subject_en: 'Hers',
      revision: '1',
      intent: 'save',
    })
    expect(late.status).toBe(409)
    const page = await pageOf(late)
    expect(textOf(only(page, '[role=alert]'))).toContain('was faster')
    expect(textOf(only(page, '#subject_en-stored'))).toContain('Three terraces')
    expect(only(page, '#subject_en').getAttribute('value')).toBe('Hers')
    expect((await press(marta, at, 'schedule', { at: '2099-01-01T10:00' })).status).toBe(303)
    expect((await issueOf(at))?.send_at).toBe(Date.UTC(2099, 0, 1, 9))
    expect((await tom.post(at, { intent: 'stop' })).status).toBe(403)
    await marta.post(at, { intent: 'stop' })
    expect((await issueOf(at))?.state).toBe('draft')
    expect((await press(tom, at, 'remove')).headers.get('Location')).toBe('/office/newsletter')
    expect((await tom.get(at)).status).toBe(404)
  })

  test.each(['stranger', 'visitor account', 'staff without the second step'])(
    'a %s reads and changes nothing, and neither does another site',
    async (who) => {
      const at = await create()
      const role = who === 'staff without the second step' ? 'manager' : undefined
      const member = await newMember(site, role, { secondStep: false })
      if (who !== 'stranger') await signInMember(member)
      const { visitor } = member
      for (const answer of [
        await visitor.get('/office/newsletter'),
        await visitor.get(at),
        await visitor.post('/office/newsletter', {}),
        await press(visitor, at, 'now'),
        await press(visitor, at, 'remove'),
      ]) {
        expect([302, 303, 404]).toContain(answer.status)
        if (answer.status !== 404)
          expect(answer.headers.get('Location')).toMatch(/^\/office\/(sign-in|enrol)/)
      }
      expect(await issueOf(at)).toMatchObject({ state: 'draft', revision: 1 })
      const cross = await site.http.fetch(
        new Request(site.url + at, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'remove', revision: '1' }),
          headers: {
            Origin: 'https://evil.example',
            'Sec-Fetch-Site': 'cross-site',
            Cookie: [...marta.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          },
        }),
      )
      expect(cross.status).toBe(403)
      expect(await issueOf(at)).toBeDefined()
    },
  )
})
