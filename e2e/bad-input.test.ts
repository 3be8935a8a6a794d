import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

const person = { name: 'Elena', email: 'elena@example.com', phone: '600' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: siteUrl }

describeOnEachEngine('forms with bad input, on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite(engine)
  })
  afterAll(() => site.close())

  const raw = (
    path: string,
    body: BodyInit,
    headers: Record<string, string>,
    method: 'POST' | 'PUT' = 'POST',
  ) => site.http.fetch(new Request(siteUrl + path, { method, body, headers }))

  test.each([
    [
      '/properties',
      'en',
      'Please fill in all required fields',
      'Please provide your name',
      'Please provide your phone number',
    ],
    [
      '/es/properties',
      'es',
      'Rellene todos los campos obligatorios',
      'Indique su nombre',
      'Indique su teléfono',
    ],
    [
      '/information',
      'en',
      'Please fill in all fields',
      'Please provide your name',
      'Please provide your phone number',
    ],
    [
      '/contact',
      'en',
      'Please fill in all fields',
      'Please provide your name',
      'Please write your message',
    ],
    [
      '/properties/garden-apartment-south-terrace',
      'en',
      'Please fill in all required fields',
      'Please provide your name',
      'Please provide your email address',
    ],
  ])('an empty form on %s says so in %s', async (path, language, ...messages) => {
    const response = await site.post(path, { page: path })
    const page = await pageOf(response)
    expect(response.status).toBe(400)
    expect(only(page, 'html').getAttribute('lang')).toBe(language)
    for (const message of messages) expect(textOf(page)).toContain(message)
  })

  test('typed values are kept, and the message stands at its field', async () => {
    const page = await pageOf(
      await site.post('/properties', {
        ...person,
        email: 'elena@',
        bedrooms: '3',
        page: '/properties',
      }),
    )
    const form = only(page, 'form[method=post][action*="/properties#"]')
    const field = (selector: string) => only(form, `input${selector}`)
    expect(field('[name=name]').getAttribute('value')).toBe('Elena')
    expect(field('[name=bedrooms][checked]').getAttribute('value')).toBe('3')
    const email = field('[name=email]')
    expect(email.getAttribute('value')).toBe('elena@')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    const problem = only(form, `[id="${email.getAttribute('aria-describedby')}"]`)
    expect(textOf(problem)).toBe('Please provide a valid email address')
    expect(textOf(only(page, `a[href="#${email.id}"]`))).toContain('email')
  })

  test('markup in a field comes back as text', async () => {
    const page = await (
      await site.post('/contact', { ...person, name: '"><script>alert(1)</script>', page: '/' })
    ).text()
    expect(page).not.toContain('<script>alert(1)</script>')
  })

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another site, as newer browsers say it', { Origin: siteUrl, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('a form from %s is turned away', async (_, headers) => {
    const response = await site.post('/contact', { ...person, message: 'x', page: '/' }, headers)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('That did not come from our pages')
  })

  test.each([
    ['/contact', 'en', 'That is more than we can take'],
    ['/es/contact', 'es', 'Es más de lo que podemos recibir'],
  ])('a body that is too large is refused on %s, in %s', async (path, language, title) => {
    const response = await raw(path, `message=${'x'.repeat(100_000)}`, form)
    const page = await response.text()
    expect(response.status).toBe(413)
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(title)
  })

  test('an upload without a length is refused to a made-up session', async () => {
    const upload = { ...form, Cookie: 'session=x', 'Transfer-Encoding': 'chunked' }
    const response = await raw('/office/homes/h-1/pictures', 'x'.repeat(100_000), upload)
    expect(response.status).toBe(413)
  })

  test('an address with NUL, which PostgreSQL cannot search for, is a 404', async () => {
    for (const path of ['/alerts?token=%00', '/es/properties/%00', '/office/leads?q=%00'])
      expect((await site.get(path)).status, path).toBe(404)
    expect((await site.get('/properties?type=%00')).status).toBe(200)
    expect((await site.post('/newsletter/unsubscribe?token=%00', {})).status).toBe(404)
  })

  test.each([
    ['JSON', '{"name":"Elena"}', { ...form, 'Content-Type': 'application/json' }],
    [
      'a multipart body without parts',
      'nonsense',
      { ...form, 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['a body of no type', 'name=Elena', { ...form, 'Content-Type': '' }],
  ])('%s is not accepted as a form', async (_, body, headers) => {
    const response = await raw('/contact', body, headers)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('We could not read that')
  })

  test('broken percent-encoding, many fields and files are refused without a crash', async () => {
    expect((await raw('/contact', 'name=%E0%A4%A&email=%', form)).status).toBe(400)
    expect(
      (
        await raw(
          '/contact',
          Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&'),
          form,
        )
      ).status,
    ).toBe(400)
    const files = new FormData()
    files.set('name', new File(['x'], 'name.txt'))
    expect((await raw('/contact', files, { Origin: siteUrl })).status).toBe(400)
  })

  test('methods that no page has are refused', async () => {
    expect((await raw('/property-types', 'a=1', form)).status).toBe(405)
    expect((await raw('/contact', 'a=1', form, 'PUT')).status).toBe(405)
    expect((await raw('/nowhere', 'a=1', form)).status).toBe(404)
  })

  test.each([
    '/properties?page=-1&type=%00',
    '/properties?page=99999&bedrooms=x',
    '/properties/%00',
    '/properties/..%2f..%2fetc',
    `/properties/${'x'.repeat(3000)}`,
    '/?sent=<script>',
    '/es?sent=nonsense&lang=fr',
  ])('%s is no server error', async (path) => {
    expect((await site.get(path)).status).toBeLessThan(500)
  })

  test('none of this was stored, and none of it caused a failure of ours', async () => {
    expect(await site.database.db.selectFrom('leads').select('id').execute()).toEqual([])
    expect(site.logged.filter(({ status }) => status === 500)).toEqual([])
  })
})
