import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { costsView } from '#app/buying/costs.ts'
import type { DevelopmentId } from '#app/content/developments/development.ts'
import { developments } from '#app/content/developments/developments.ts'
import { planOf } from '#pictures/plans/homes/index.ts'
import type { SiteGround } from '#pictures/plans/maps/ground.ts'
import { planView } from '#pictures/plans/view.ts'
import type { Brochure } from '#server/brochures/brochures.ts'
import type { BrochureContent } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import { readConfig } from '#server/config/config.ts'
import { languages } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { Unavailable } from '#server/unavailable.ts'
import manifest from '../../../pictures/manifest.json'
import { sampleHome, sampleHomes } from '../../../testing/sample-home.ts'
import { brochureResponse } from './brochure-response.ts'
import { developmentContent } from './development-content.ts'
import { propertyContent } from './property-content.ts'

const known = new Set(Object.keys(manifest))
const pictures: Pictures = {
  named(name, language) {
    if (!known.has(name)) throw new Error(`No picture is named ${name}`)
    return {
      file: name,
      width: 1600,
      height: 900,
      widths: [800],
      colour: '#000',
      horizon: 0.42,
      x: 0.5,
      alt: `${name} ${language}`,
    }
  },
  at: (address, _, language) =>
    pictures.named(/\/pictures\/(.+)\.jpg/.exec(address)?.[1] ?? '', language),
  has: () => true,
  names: () => [],
  panoramas: () => [],
}
const site = {
  config: readConfig({ SITE_URL: 'https://www.alboran.example' }),
  clock: Date.now,
  pictures,
}

const home = (id: string) => sampleHome({}, id)
const row = (content: BrochureContent, name: string) =>
  content.details.rows.find((one) => one.name === name)?.value

const ground: SiteGround = { land: '<path d="M0 0"/>', trees: '' }

describe("a home's brochure", () => {
  test('has the plan with its rooms, and the home on the plan of the resort', () => {
    const drawn = planOf('R49052083')
    if (!drawn) throw new Error('No plan is drawn')
    const { plan, map, coast } = propertyContent(home('R49052083'), 'es', site, {
      plan: { view: planView(drawn, 'es'), svg: '<svg/>', size: { width: 1, height: 1 } },
      ground,
    })
    expect(plan).toMatchObject({ title: 'El plano', table: { head: ['Estancia', 'm²'] } })
    expect(plan?.table?.rows).toContainEqual(['11 Terraza', '38,00'])
    expect(plan?.table?.rows.at(-1)).toEqual(['Superficie construida', '98'])
    expect(map?.svg).toContain('id="here"')
    expect(map?.caption).toContain('En el plano de la urbanización: Bajo con jardín')
    expect(coast?.caption).toMatch(/^En coche desde la entrada.*aeropuerto, 15;/)
    const without = propertyContent({ ...home('R49052083'), ref: 'unknown' }, 'es', site, {
      ground,
    })
    expect([without.plan, without.map, without.coast]).toEqual([undefined, undefined, undefined])
  })

  test('a home under construction has its status and the amounts of its taxes', () => {
    const content = propertyContent(home('carat-02'), 'en', site)
    expect(row(content, 'Status')).toBe('New, under construction')
    expect(row(content, 'Build status')).toBeUndefined()
    const reserved = propertyContent({ ...home('carat-02'), status: 'reserved' }, 'en', site)
    expect(row(reserved, 'Status')).toBe('Reserved')
    expect(row(reserved, 'Build status')).toBe('Under Construction')
    expect(row(content, 'Energy rating')).toBe('A (of the project)')
    // 10% and 1.2% of 1,640,000.
    expect(content.priceNote).toContain('10% IVA, €164,000')
    expect(content.priceNote).toContain('1.2% AJD, €19,680')
    expect(content.priceNote).not.toContain('ITP')
    expect(content.priceNote).toContain('a third is taxed at 21%')
  })

  test('a resale gives its own tax and its rating', () => {
    const content = propertyContent(home('R49052083'), 'es', site)
    expect(row(content, 'Obra')).toBeUndefined()
    expect(row(content, 'Calificación energética')).toMatch(/^[A-G]$/)
    // 7% of 485,000.
    expect(content.priceNote).toMatch(
      /^Unos 527\.000\s€ con impuestos y gastos\. No incluido: 7\s% de ITP, 33\.950\s€\.$/,
    )
    expect(content.reference).toBe('Ref. R49052083')
    expect(content.price).toBe('485.000\u00a0€')
  })

  test('has the costs of its page, with the figures of the address', () => {
    const figures = new URLSearchParams('ibi=900&insurance=300&utilities=120&rate=x')
    const { tables } = propertyContent(home('R49052083'), 'en', site, { address: figures })
    // The borrowing table is left out, because its rate is wrong.
    expect(tables.map(({ title }) => title)).toEqual([
      'What it costs, all in',
      'Owning it, by the month',
      'If it were let',
      'Yield a year, after costs and income tax, by where you are tax resident',
    ])
    expect(tables[0]?.rows.at(-1)).toEqual(['All in', '€524,900–528,250'])
    expect(tables[0]?.note).toMatch(/^\(a\) Ley 5\/2021 of Andalucía\. \(b\) RD 1426/)
    // 240 + 75 + 25 + 120
    expect(tables[1]?.rows.at(-1)?.[1]).toBe('€460')
    expect(tables[2]?.rows.at(-1)?.[0]).toBe(
      'After income tax: 24% tax on the rent received, nothing deducted',
    )
  })

  test('says beside a yield that its rent is the advertised one, with the source', () => {
    const letting = (ref: string) =>
      propertyContent(home(ref), 'en', site).tables.find(({ title }) => title === 'If it were let')
    expect(letting('R49052083')?.text).toBeUndefined()
    const villa = letting('villa-001')
    expect(villa?.text).toMatch(/^No rent is on record for this home\./)
    expect(villa?.rows[0]?.[1]).toMatch(/^5\.0\u2060–\u20608\.0% \(a\)$/)
    expect(villa?.note).toContain('(a) Rent, as none is on record: the gross yield advertised')
  })

  test('has the sun of its page: a line for each month, plain and hatched', () => {
    const { sun } = propertyContent(home('R49052083'), 'es', site)
    expect(sun?.title).toBe('Sol en la terraza, mes a mes')
    expect(sun?.key?.part).toBe('solo la parte exterior; la mesa, a la sombra')
    expect(sun?.rows).toHaveLength(12)
    // In June the table is in shade all day.
    expect(sun?.rows[5]).toMatchObject({
      name: 'jun',
      total: '7 h',
      whole: [],
      part: { length: 1 },
    })
    expect(propertyContent({ ...home('R49052083'), ref: 'none' }, 'es', site).sun).toBeUndefined()
  })

  test.each(languages)(
    'every home has the total costs of its page and of the shortlist: %s',
    (language) => {
      const context = { address: new URLSearchParams(), language, costs: site.config.costs }
      for (const { id } of sampleHomes()) {
        const { total, words } = costsView(home(id), context)
        const rows = propertyContent(home(id), language, site).tables.flatMap((table) => table.rows)
        expect([id, rows.find(([name]) => name === words.total)?.[1]]).toEqual([id, total])
      }
    },
  )

  test('a home under construction shows its known facts only', () => {
    const tablesOf = (purchaseDetails: Property['purchaseDetails']) =>
      propertyContent({ ...home('carat-02'), purchaseDetails }, 'es', site).tables
    const before = (tables: BrochureContent['tables']) =>
      tables.find(({ title }) => title === 'Antes de la entrega')
    expect(before(tablesOf({ developer: 'Alborán Obra' }))).toMatchObject({
      rows: [['Promotor', 'Alborán Obra']],
    })
    const unknown = before(tablesOf(null))
    expect(unknown?.rows).toEqual([])
    expect(unknown?.text).toMatch(/^La vivienda está en construcción\./)
    expect(tablesOf(null).map(({ title }) => title)).toContain('La hipoteca')
  })

  test('has figures in the form of its language, and no words of the screen', () => {
    const address = new URLSearchParams('rate=4.5&deposit=30')
    const text = JSON.stringify(propertyContent(home('R49052083'), 'es', site, { address }).tables)
    expect(text).toMatch(/"4,5\s%/)
    expect(text).not.toContain('4.5')
    for (const language of languages) {
      const { tables } = propertyContent(home('carat-02'), language, site, { address })
      expect(JSON.stringify(tables)).not.toMatch(/below|above:|fields|press|abajo|pulse|escriba/)
    }
  })

  test('leads to the mail, the chat with its reference, and its own page', () => {
    const { contact, notes, author } = propertyContent(home('R49052083'), 'es', site)
    expect(author).toBe('Alborán Residences')
    expect(contact.lines.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^https:\/\/www\.alboran\.example\/es\/properties\/[\w-]+\/viewing$/),
      'mailto:sales@alboran.example',
      expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?text=.*R49052083/),
      expect.stringMatching(/^https:\/\/www\.alboran\.example\/es\/properties\//),
    ])
    expect(notes.join(' ')).toContain('infografías')
  })

  test('without a translation its text is marked as English', () => {
    const content = propertyContent({ ...home('R49052083'), translations: null }, 'es', site)
    expect(content.lang).toBe('en')
    expect(content.language).toBe('es')
  })
})

/** The published figures (docs/requirements/pages.md#development-facts). */
const facts: [DevelopmentId, string[]][] = [
  ['16-plus-collection', ['1,190,000', '19', '130', '16', '2']],
  [
    'north-residences',
    [
      '2,530,000',
      '3,960,000',
      '26',
      '6',
      '115–221',
      '228–241',
      '€2,530,000–2,750,000',
      '280–400',
      '89–95',
      '€2,970,000–3,960,000',
    ],
  ],
  [
    'lomas-2',
    [
      '545,000',
      '160',
      'Eight modules, two entrances each',
      '10 apartments per entrance',
      'Four-storey',
      '2–3',
      '5 pools',
      '2 parking spaces',
      'Free lifetime family platinum',
    ],
  ],
  ['palm-10', ['2,400,000', '5 bedrooms']],
  [
    'waterfall-residences',
    [
      '233',
      '7,000',
      '€720,000–1,825,000',
      '€950,000',
      '88–90',
      '24–60',
      '€720,000–820,000',
      '117–150',
      '31–104',
      '€915,000–1,825,000',
      'Under Construction',
    ],
  ],
  ['carat', ['€830,000–3,700,000', '2–4', '120–350', '30–200', 'Under Construction']],
]

describe("a development's brochure", () => {
  test.each(facts)('%s has the published figures', (id, figures) => {
    const text = JSON.stringify(developmentContent(developments[id], [], 'en', site))
    for (const figure of figures) expect(text).toContain(figure)
  })

  test('has the same figures in both languages', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    for (const development of Object.values(developments)) {
      const [en, es] = languages.map((language) => {
        const { figures, tables, price } = developmentContent(development, [], language, site)
        const cells = tables.flatMap(({ rows }) => rows.flat())
        return [price, ...figures.map(({ value }) => value), ...cells].map(digits)
      })
      expect(es).toEqual(en)
    }
  })

  test.each(languages)('lists its homes on the market with their ratings (%s)', (language) => {
    const content = developmentContent(
      developments['lomas-2'],
      [home('lomas-2-01'), home('lomas-2-02')],
      language,
      site,
    )
    const market = content.tables.at(-1)
    expect(market?.rows).toHaveLength(2)
    expect(market?.head).toHaveLength(market?.rows[0]?.length ?? 0)
    expect(market?.rows[0]).toContain(home('lomas-2-01').ref)
    expect(row(content, language === 'en' ? 'Energy rating' : 'Calificación energética')).toBe('A')
  })
})

describe('the answer', () => {
  const brochure: Brochure = { bytes: Buffer.from('%PDF-1.7'), etag: '"x"' }
  const request = (headers: Record<string, string> = {}) =>
    new Request('https://www.alboran.example/es/properties/x/brochure.pdf', { headers })
  const answer = (read: () => Promise<BrochureContent | undefined>, asked = request()) => {
    const log = pino({ level: 'silent' })
    const brochures = { print: async () => brochure }
    const fake = { brochures, log, address: undefined }
    return brochureResponse(
      { request: asked, url: new URL(asked.url) },
      fake,
      'carat "2"\r\nX: y',
      read,
    )
  }
  const found = async () => propertyContent(home('R49052083'), 'es', site)

  test('is the PDF, shown in the browser under a plain name', async () => {
    const response = await answer(found)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(
      'inline; filename="carat-2-X-y-es.pdf"',
    )
    expect(response.headers.get('Content-Language')).toBe('es')
    expect(response.headers.get('Content-Length')).toBe('8')
    expect(await response.text()).toBe('%PDF-1.7')
  })

  test.each(['"x"', 'W/"x"', '"other", "x"'])(
    'is 304 for a browser that has it (%s)',
    async (etag) => {
      const response = await answer(found, request({ 'If-None-Match': etag }))
      expect(response.status).toBe(304)
      expect(response.headers.get('ETag')).toBe('"x"')
      expect(await response.text()).toBe('')
    },
  )

  test('is 404 where there is none, and 503 when the catalogue fails', async () => {
    const missing = await answer(async () => undefined)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('ningún folleto')
    const failed = await answer(async () => {
      throw new Unavailable('The catalogue', 'broken')
    })
    expect(failed.status).toBe(503)
    expect(failed.headers.get('Retry-After')).toBe('120')
  })

  test.each(['QueueFull', 'WorkFailed'])(
    'is 503 after %s of the server, whose classes are not those of the pages’ build',
    async (name) => {
      const failed = await answer(async () => {
        throw Object.assign(new Error('not now'), { name })
      })
      expect(failed.status).toBe(503)
    },
  )

  test('throws unexpected errors', async () => {
    await expect(
      answer(async () => {
        throw new TypeError('ours')
      }),
    ).rejects.toThrow('ours')
  })
})
