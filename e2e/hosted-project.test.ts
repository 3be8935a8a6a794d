import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seed } from '#server/catalogue/seed/seed.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { hostedRow } from '../testing/fake-properties.ts'
import { freePort } from '../testing/free-port.ts'
import { serveHostedBackend, type ServedBackend } from '../testing/hosted-backend.ts'
import { links, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

const ownHome = '/properties/garden-apartment-south-terrace'

describeOnEachEngine('a site on %s beside a hosted project', (engine) => {
  let project: ServedBackend
  let site: TestSite
  beforeAll(async () => {
    project = await serveHostedBackend()
    project.properties.push(
      hostedRow(),
      hostedRow({
        id: 'hosted-2',
        slug: 'second-home',
        title: 'Its second home',
        translations: { es: { title: 'La segunda' } },
      }),
    )
    await project.reset({
      id: 'elena-id',
      email: 'elena@example.com',
      password: 'correct-horse',
      metadata: {},
    })
    site = await startSite(engine, { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'public' })
  })
  beforeEach(() => {
    project.propertiesInstead = undefined
  })
  afterAll(async () => {
    await site.close()
    await project.close()
  })
  const page = async (path: string) => pageOf(await site.get(path))

  test('fills no catalogue of its own', async () => {
    expect(await site.database.db.selectFrom('properties').selectAll().execute()).toEqual([])
  })

  test('shows the project’s homes and none of its own', async () => {
    await seed(site.database)
    for (const path of ['/', '/properties', '/property-types']) {
      const addresses = links(await page(path)).map(({ to }) => to)
      expect(addresses).toContain('/properties/hosted-home')
      expect(addresses).not.toContain(ownHome)
    }
    expect(textOf(await page('/properties/hosted-home'))).toContain('A home of the project')
    expect(textOf(await page('/es/properties/second-home'))).toContain('La segunda')
    expect((await site.get(ownHome)).status).toBe(404)
    const sitemap = await (await site.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/properties/hosted-home</loc>')
    expect(sitemap).not.toContain(ownHome)
    expect(
      (await site.get('/properties/second-home/brochure.pdf')).headers.get('Content-Type'),
    ).toBe('application/pdf')
  })

  test('knows the project’s users and none of its own, and serves no backend of its own', async () => {
    expect(
      (await site.post('/login', { email: 'elena@example.com', password: 'correct-horse' })).status,
    ).toBe(303)
    expect(
      (await site.post('/login', { email: 'elena@example.com', password: 'wrong-horse' })).status,
    ).toBe(400)
    for (const path of [
      '/rest/v1/properties',
      '/auth/v1/settings',
      '/auth/v1/.well-known/jwks.json',
    ])
      expect((await site.get(path, { apikey: 'public' })).status).toBe(404)
  })

  test('leaves a row out that it cannot read', async () => {
    project.propertiesInstead = async () =>
      Response.json([hostedRow(), hostedRow({ slug: 'broken', price: null })], {
        headers: { 'Content-Range': '0-1/2' },
      })
    const response = await site.get('/properties')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('/properties/broken')
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a row of the properties cannot be read',
        columns: ['price'],
      }),
    )
  })

  /** docs/requirements/forms.md, "Messages": home and list not readable. */
  async function expectUnavailable(one = site) {
    const textIn = async (response?: Response) => (response ? textOf(await pageOf(response)) : '')
    const [home, spanish, list, start, sitemap, brochure] = await Promise.all(
      [
        '/properties/hosted-home',
        '/es/properties/hosted-home',
        '/properties',
        '/',
        '/sitemap.xml',
        '/properties/hosted-home/brochure.pdf',
      ].map((path) => one.get(path)),
    )
    expect(
      [home, spanish, list, start, sitemap, brochure].map((response) => response?.status),
    ).toEqual([503, 503, 503, 503, 503, 503])
    const homePage = await textIn(home)
    expect(homePage).toContain('Property Not Found')
    expect(homePage).toContain('Error fetching property: our catalogue does not answer just now.')
    expect(await textIn(spanish)).toContain('nuestro catálogo no responde en este momento.')
    const listPage = await textIn(list)
    expect(listPage).toContain('Properties for sale')
    expect(listPage).toContain('Error fetching properties: ')
    expect(homePage + listPage).not.toMatch(/upstream|Unexpected failure|fetch failed|doctype p/)
    expect(one.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a home could not be read',
        requestId: home?.headers.get('X-Request-Id'),
      }),
    )
  }

  test.each<[string, () => Promise<Response>]>([
    [
      'answers 500',
      async () =>
        Response.json(
          { code: 'XX000', message: 'Unexpected failure', details: null, hint: null },
          { status: 500 },
        ),
    ],
    [
      'has its gateway answer 503',
      async () => new Response('upstream connect error', { status: 503 }),
    ],
    [
      'answers with a page',
      async () =>
        new Response('<!doctype p><p>Project paused', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['answers with rows that are none', async () => Response.json({ rows: 7 })],
  ])('when the project %s, pages say so: 503 and never 404', async (_, instead) => {
    project.propertiesInstead = instead
    await expectUnavailable()
  })

  test('when the project never answers, pages show an error after its timeout', async () => {
    const after = AbortSignal.timeout.bind(AbortSignal)
    // The time-out is five seconds, of which this test waits a fortieth.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => after(time / 40))
    project.propertiesInstead = () => new Promise(() => {})
    await expectUnavailable()
    expect(timeout).toHaveBeenCalledWith(5000)
    timeout.mockRestore()
  })

  test('when the project refuses connections, pages say so and leads are accepted', async () => {
    const alone = await startSite(engine, {
      SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
      SUPABASE_ANON_KEY: 'public',
    })
    try {
      await expectUnavailable(alone)
      const sent = await alone.post('/contact', {
        name: 'Elena',
        email: 'elena@example.com',
        message: 'Is it still for sale?',
        submissionId: 'submission-of-elena',
      })
      expect([
        sent.status,
        (await alone.database.db.selectFrom('leads').selectAll().execute()).length,
      ]).toEqual([303, 1])
    } finally {
      await alone.close()
    }
  })
})
