import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, parseHtml, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

const [apartment, villa] = ['garden-apartment-south-terrace', 'palm-10-villa-on-the-court']

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const slugs = (html: string) =>
  parseHtml(html)
    .querySelectorAll('h2 > a[href*="/properties/"]')
    .map((link) => link.getAttribute('href')?.split('/').at(-1))

describeOnEachEngine('the saved homes, on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite(engine, {}, { cacheSeconds: 60 })
  })
  afterAll(() => site.close())

  test('the address of a list shows its homes to anybody', async () => {
    const first = await site.post('/shortlist', { add: apartment })
    expect(first.status).toBe(303)
    expect(first.headers.get('Location')).toBe(`/shortlist?homes=${apartment}`)
    const second = await site.post('/es/shortlist', { add: villa }, { Cookie: cookieOf(first) })
    const address = second.headers.get('Location') ?? ''
    expect(address).toBe(`/es/shortlist?homes=${apartment}.${villa}`)

    const own = await (await site.get(address, { Cookie: cookieOf(second) })).text()
    expect(slugs(own)).toEqual([apartment, villa])
    expect(own).toContain('Dos viviendas')
    expect(own).toContain('name="remove"')
    const somebody = await (await site.get(address)).text()
    expect(slugs(somebody)).toEqual([apartment, villa])
    expect(somebody).toContain('Guardar la selección')
    expect(somebody).not.toContain('name="remove"')

    const home = await site.get('/shortlist', { Cookie: cookieOf(second) })
    expect([home.status, home.headers.get('Location')]).toEqual([
      302,
      `/shortlist?homes=${apartment}.${villa}`,
    ])
  })

  test('without script, saving returns to the place of the button', async () => {
    const saved = await site.post('/shortlist', {
      add: apartment,
      back: `/es/properties?type=apartment#save-${apartment}`,
    })
    expect(saved.status).toBe(303)
    const back = saved.headers.get('Location') ?? ''
    expect(back).toBe(`/es/properties?type=apartment&sent=saved#save-${apartment}`)
    const html = await (await site.get(back.split('#')[0] ?? '')).text()
    expect(html).toContain('<b>Guardada</b>')
    expect(html).toMatch(/<a href="\/es\/shortlist"[^>]*>Ver la selección</)
    expect(html).toContain(`id="save-${apartment}"`)
  })

  test('without script, a full list says that it has lost a home', async () => {
    const full = homes.slice(0, 12).map(({ slug }) => slug)
    const added = homes.at(-1)?.slug ?? ''
    const headers = { Cookie: `shortlist=${full.join('.')}` }
    const after = [...full.slice(1), added].join('.')
    const saved = await site.post('/es/shortlist', { add: added, back: '/es/properties' }, headers)
    const back = saved.headers.get('Location') ?? ''
    expect(back).toBe('/es/properties?sent=savedFull')
    expect(textOf(only(await pageOf(await site.get(back)), '.toast'))).toMatch(
      'Guardada En la selección caben 12 viviendas',
    )
    const kept = await site.post('/shortlist', { add: added }, headers)
    const list = kept.headers.get('Location') ?? ''
    expect(list).toBe(`/shortlist?homes=${after}&sent=savedFull`)
    expect(
      textOf(only(await pageOf(await site.get(list, { Cookie: cookieOf(kept) })), '.toast')),
    ).toMatch('The list holds 12 homes')
  })

  test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', 'x'])(
    'saving never leads to another site: %s',
    async (back) => {
      const saved = await site.post('/shortlist', { add: apartment, back })
      expect(saved.headers.get('Location')).toBe(`/shortlist?homes=${apartment}`)
    },
  )

  test('a page without script takes the visitor’s list from a stylesheet of their own', async () => {
    const page = await (await site.get('/es/properties')).text()
    expect(page).toContain('<noscript><link rel="stylesheet" href="/shortlist.css"/></noscript>')
    const css = await site.get('/shortlist.css', {
      Cookie: `shortlist=${villa}.${apartment}."]{}.<b>`,
    })
    expect(css.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(css.headers.get('Cache-Control')).toContain('no-store')
    const text = await css.text()
    expect(text).toContain(`.save--kept:is([value="${villa}"],[value="${apartment}"]){display:`)
    expect(text).toContain('content:" (2)"')
    expect(text).not.toContain('<b>')
    expect(await (await site.get('/shortlist.css')).text()).toBe('')
  })

  test('one visitor’s list is never another’s page', async () => {
    const empty = await site.get('/shortlist')
    expect(empty.headers.get('Cache-Control')).toContain('no-store')
    expect(await empty.text()).toContain('Nothing saved yet')
    expect((await site.get('/shortlist', { Cookie: `shortlist=${villa}` })).status).toBe(302)
    expect((await site.get('/shortlist')).status).toBe(200)
  })

  test('removing the last home deletes the cookie', async () => {
    const removed = await site.post(
      '/shortlist',
      { remove: villa },
      { Cookie: `shortlist=${villa}` },
    )
    expect(removed.headers.get('Location')).toBe('/shortlist')
    expect(removed.headers.get('Set-Cookie')).toContain('Max-Age=0')
  })

  test('the list mentions removed homes and ignores invalid ones', async () => {
    const some = await (await site.get(`/shortlist?homes=${villa}.sold-last-week`)).text()
    expect(slugs(some)).toEqual([villa])
    expect(some).toContain('One home of this list is no longer on offer.')
    const none = await site.get(
      `/shortlist?homes=${encodeURIComponent("'; drop table properties; --.<script>.\0")}`,
    )
    expect(none.status).toBe(200)
    expect(await none.text()).toContain('Nothing saved yet')
  })

  test('another site cannot change the list', async () => {
    const forged = await site.post(
      '/shortlist',
      { add: villa },
      { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(forged.status).toBe(403)
    expect(forged.headers.get('Set-Cookie')).toBeNull()
  })

  describe('the enquiry about a list', () => {
    test('is shown again with its list and its text when a field is missing', async () => {
      const answer = await site.post(
        `/shortlist?homes=${villa}.${apartment}`,
        { name: 'Ada', message: 'Both, please.', page: '/shortlist' },
        { Cookie: `shortlist=${villa}` },
      )
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(slugs(html)).toEqual([villa, apartment])
      expect(html).toContain('Both, please.')
      const [invalid] = parseHtml(html).querySelectorAll('form [aria-invalid=true]')
      expect(invalid?.getAttribute('name')).toBe('email')
    })

    test('names every reference, and leads back to the list', async () => {
      const html = await (await site.get(`/shortlist?homes=${villa}.${apartment}`)).text()
      expect(html).toContain('About P10-04 and R49052083: ')
      const answer = await site.post(
        '/shortlist',
        {
          name: 'Ada',
          email: 'ada@example.com',
          phone: '+34 600 111 222',
          message: 'Is there a lift?',
          page: '/shortlist',
        },
        { Cookie: `shortlist=${villa}` },
      )
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        '/shortlist?sent=inquiry',
      ])
      const back = await site.get('/shortlist?sent=inquiry', { Cookie: `shortlist=${villa}` })
      expect(back.headers.get('Location')).toBe(`/shortlist?homes=${villa}&sent=inquiry`)
    })
  })

  test('an enquiry about somebody else’s list stays on that list', async () => {
    const answer = await site.post(
      `/shortlist?homes=${villa}`,
      {
        name: 'Ada',
        email: 'ada2@example.com',
        phone: '+34 600 111 222',
        message: 'Theirs.',
        page: '/shortlist',
      },
      { Cookie: `shortlist=${apartment}` },
    )
    expect(answer.headers.get('Location')).toBe(`/shortlist?homes=${villa}&sent=inquiry`)
  })

  test('rows are drawn to one scale, and a development’s home has taxes of a new one', async () => {
    const page = await pageOf(await site.get(`/shortlist?homes=${villa}.${apartment}`))
    const price = only(page, 'tr:has(> th:contains("Price")):has([style*="--v"])')
    expect(price.outerHTML.match(/€[\d,]+|--v:[\d.]+/g)).toEqual([
      '€2,400,000',
      '--v:1.000',
      // The difference from the best value of its row.
      '€1,915,000',
      '€485,000',
      '--v:0.202',
    ])
    const text = textOf(page)
    // 485,000 is a resale: app/buying/costs.test.ts has the sum.
    expect(text).toContain('€524,900–528,250')
    expect(text).toContain('Resale: ITP 7%')
    expect(text).not.toMatch(/\d – /)
  })

  test('owning, sun and floor are compared, and what is the same for all is folded', async () => {
    const page = await pageOf(await site.get(`/es/shortlist?homes=${villa}.${apartment}`))
    // Every letter beside a figure belongs to a source below the table.
    const listed = page.querySelectorAll('.sl-note sup').map(textOf)
    const cited = page.querySelectorAll('.vs sup, .sl__same sup')
    expect(new Set(cited.flatMap((marks) => textOf(marks).split(' ')))).toEqual(new Set(listed))
    for (const marks of cited) marks.remove()
    const rows = page
      .querySelectorAll('.vs tbody tr')
      .map((row) => [textOf(only(row, 'th')), row.querySelectorAll('td').map(textOf)])
    expect(rows).toEqual(
      expect.arrayContaining([
        [
          'Lo que cuesta mantenerla, al mes, estimado',
          ['1.545–2.544 € + 1.500 €', '435–653 € lo más bajo'],
        ],
        ['Planta', ['Tres plantas', 'Planta baja']],
      ]),
    )
    const alike = only(page, '.sl__same')
    expect(textOf(only(alike, 'summary'))).toMatch(/^Lo que coincide en todas \(\d+\)$/)
    expect(
      alike.querySelectorAll('dl > div').map((row) => row.querySelectorAll('dt, dd').map(textOf)),
    ).toEqual(
      expect.arrayContaining([
        ['Sol en la terraza, 21 de diciembre', '9 h'],
        ['Orientación de la terraza', 'Sur'],
        ['Estado', 'Disponible'],
      ]),
    )
    expect(only(page, `td a[href$="${apartment}#owning"]`).text).toContain('435')
  })

  /** Another home with the advertised rents. */
  const otherLet = 'apartment-by-the-upper-steps'

  test('mortgage and letting have their sources, and the place of each home its row', async () => {
    const page = await pageOf(await site.get(`/shortlist?homes=${villa}.${apartment}.${otherLet}`))
    const row = (name: string) => only(page, `.vs tbody tr:has(> th:contains("${name}"))`)
    const alike = textOf(only(page, '.sl__same'))
    expect(row('Example mortgage').querySelectorAll('sup')).toHaveLength(1)
    for (const cell of row('Example mortgage').querySelectorAll('td'))
      expect(textOf(cell)).toMatch(/^About €[\d,]+ /)
    expect(
      textOf(only(row('estimated yield after costs and tax, for owners in the UK'), 'sup')),
    ).toMatch(/^[a-z]( [a-z]){4}$/)
    expect(row('Development').querySelectorAll('td').map(textOf)).toEqual([
      'Palm 10',
      'None',
      'None',
    ])
    expect(alike).toMatch(/Beach and airport, by car 5 and 15\smin/)
    expect(alike).toMatch(/Handover Built/)
  })

  test.each([
    ['', 'elsewhere', 'owners in the UK and other countries'],
    ['&residence=eu', 'eu', 'owners in the EU and EEA'],
    ['&residence=spain', 'spain', 'before tax, for owners in Spain'],
    ['&residence=nowhere', 'elsewhere', 'owners in the UK and other countries'],
  ])('the yields are those of the residence in the address: %s', async (query, chosen, name) => {
    const page = await pageOf(await site.get(`/shortlist?homes=${otherLet}.${apartment}${query}`))
    const row = only(page, '#letting')
    expect(textOf(only(row, 'th'))).toContain(name)
    const choices = row.querySelectorAll('th a')
    const current = choices.filter((link) => link.getAttribute('aria-current') === 'true')
    expect(current.map((link) => link.getAttribute('href'))).toEqual([
      `/shortlist?homes=${otherLet}.${apartment}&residence=${chosen}#letting`,
    ])
    const home = await pageOf(await site.get(`/properties/${apartment}?residence=${chosen}`))
    expect(textOf(only(row, 'td:last-child a'))).toBe(
      textOf(only(home, '.outcomes a[aria-current] b')),
    )
  })

  test('a yield of the advertised one is marked as such, and not compared', async () => {
    const list = `${villa}.${apartment}.${otherLet}`
    const page = await pageOf(await site.get(`/shortlist?homes=${list}`))
    const notes = only(page, '#letting').querySelectorAll('td .vs__more').map(textOf)
    expect(notes).toHaveLength(3)
    expect(notes[0]).toBe('at the resort’s advertised yield')
    expect(notes.slice(1)).toContain('highest')
    const two = await pageOf(await site.get(`/shortlist?homes=${villa}.${apartment}`))
    expect(only(two, '#letting').querySelectorAll('td .vs__more').map(textOf)).toEqual([
      'at the resort’s advertised yield',
      'at the advertised rents',
    ])
    const sources = only(page, '.sl-sources').text
    expect(sources).toMatch(/Rent, as none is on record: the gross yield .+ in November 2026/)
    expect(sources).toContain('Rent: as advertised in November 2026 for long lets')
  })

  test('the only garden is the largest, and mortgage and yield have their bars', async () => {
    const penthouse = 'corner-penthouse-with-solarium'
    const page = await pageOf(await site.get(`/shortlist?homes=${apartment}.${penthouse}`))
    const row = (name: string) => only(page, `.vs tbody tr:has(> th:contains("${name}"))`)
    expect(row('Garden').querySelectorAll('td').map(textOf)).toEqual(['64 m² largest', 'None'])
    for (const name of ['Example mortgage', 'If let by the month'])
      expect(row(name).querySelectorAll('[style*="--v"]'), name).toHaveLength(2)
  })

  test('the chosen residence stays where the list changes', async () => {
    const page = await site.get('/shortlist?residence=eu', { Cookie: `shortlist=${villa}` })
    expect(page.headers.get('Location')).toBe(`/shortlist?homes=${villa}&residence=eu`)
    const removed = await site.post(
      '/shortlist?residence=eu',
      { remove: villa },
      { Cookie: `shortlist=${villa}.${apartment}` },
    )
    expect(removed.headers.get('Location')).toBe(`/shortlist?homes=${apartment}&residence=eu`)
  })

  test('costs, mortgage and yield say how far they are from the best', async () => {
    const other = 'corner-apartment-sea-to-the-south'
    const page = await pageOf(await site.get(`/shortlist?homes=${villa}.${apartment}.${other}`))
    const apart = (name: string) =>
      only(page, `.vs tbody tr:has(> th:contains("${name}"))`)
        .querySelectorAll('.vs__more')
        .map(textOf)
    for (const name of ['All in', 'Owning it', 'Example mortgage'])
      expect(apart(name)).toEqual([
        expect.stringMatching(/^\+\s€[\d,]+$/),
        'lowest',
        expect.stringMatching(/^\+\s€[\d,]+$/),
      ])
    expect(only(page, '.vs__note').text).toContain('a range is measured from its middle')
  })

  test.each([
    ['/luxury-property/carat', 'carat-three-bedrooms-on-the-curve'],
    ['/es/property-types/north-residences', 'north-residences-villa-four-bedrooms'],
  ])('the table of homes at %s leads to viewings and saves homes', async (path, slug) => {
    const page = await pageOf(await site.get(path))
    const row = only(page, `.units__table tr:has(button[value="${slug}"])`)
    expect(row.querySelector(`a[href$="/properties/${slug}/viewing"]`)).not.toBeNull()
    expect(only(row, 'form').getAttribute('action')).toMatch(/\/shortlist$/)
  })

  test('sources are lettered as the table is read, and the homes’ records are one', async () => {
    const [carat, oneFloor] = ['carat-three-bedrooms-on-the-curve', 'villa-on-one-floor']
    const page = await pageOf(await site.get(`/shortlist?homes=${villa}.${oneFloor}.${carat}`))
    const cited = page.querySelectorAll('.vs sup').flatMap((marks) => textOf(marks).split(' '))
    expect(cited).toEqual(cited.toSorted())
    const records = page
      .querySelectorAll('.sl-sources li')
      .filter(({ text }) => /agency’s record/.test(text))
    expect(records.map(textOf)).toEqual([
      expect.stringMatching(/The agency’s record of each home, of (?!.* 2026.* 2026)\d+.* 2026\.$/),
    ])
  })

  test('a single home is not drawn to scale, as there is nothing to compare', async () => {
    const page = await pageOf(await site.get(`/shortlist?homes=${apartment}`))
    expect(page.querySelectorAll('[style*="--v"], .feetcell, .vs__note')).toEqual([])
    expect(textOf(page)).toContain('€485,000')
    expect(textOf(page)).not.toContain('drawn as squares')
    const row = only(page, '.vs tr:has(> th:contains("If let"))')
    expect(row.querySelectorAll('td').map(textOf)).toEqual([expect.stringMatching(/%$/)])
  })

  test('the all-in cost of every home is that of its own page, with sources and date', async () => {
    const perList = 12
    const found = new Map<string, string>()
    for (let from = 0; from < homes.length; from += perList) {
      const list = homes.slice(from, from + perList).map(({ slug }) => slug)
      const page = await pageOf(await site.get(`/shortlist?homes=${list.join('.')}`))
      for (const link of page.querySelectorAll('td a[href$="#costs"]'))
        found.set(link.getAttribute('href') ?? '', link.text)
      expect(textOf(page)).toMatch(/RD 1426\/1989 .* our range, November 2026/)
      expect(textOf(page)).toContain('An estimate, not an offer.')
    }
    for (const { slug } of homes) {
      const page = await pageOf(await site.get(`/properties/${slug}`))
      const { text } = only(page, '#costs .big')
      // The table says in the cell what is missing in a sum; the section says it in its sentences.
      const sum = found.get(`/properties/${slug}#costs`)?.replace(/, without .*/, '')
      expect([slug, sum]).toEqual([slug, text])
    }
  })

  test('every column leads to the viewing of its home, or to its page’s alternative', async () => {
    const list = homes
      .filter(({ status }) => status === 'reserved')
      .slice(0, 1)
      .map(({ slug }) => slug)
    const page = await pageOf(
      await site.get(`/es/shortlist?homes=${[apartment, ...list].join('.')}`),
    )
    const links = page.querySelectorAll('thead a.go')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/es/properties/${apartment}/viewing`,
      ...list.map((slug) => `/es/properties/${slug}#enquire`),
    ])
    expect(links[0]?.text).toContain('Concertar una visita')
    expect(list).toHaveLength(1)
  })
})
