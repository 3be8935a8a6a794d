import { describe, expect, test } from 'vitest'
import { builtInLegalText, type LegalPage } from '#app/content/legal/legal-texts.server.ts'
import { missingCompanyData, readConfig } from '#server/config/config.ts'
import { languages, pathIn } from '#server/language.ts'
import type { LeadField } from '#server/leads/validate.ts'
import { legalDocument } from './document.server.ts'
import { legalValues } from './values.ts'

const pages: LegalPage[] = ['privacy', 'legal-notice', 'cookies']
const company = {
  COMPANY_NAME: 'Sol & <Mar> S.L.',
  COMPANY_TAX_ID: 'B12345678',
  COMPANY_ADDRESS: 'Calle Mayor 1, 29001 Málaga',
  COMPANY_REGISTER: 'Registro Mercantil de Málaga, tomo 1, folio 2, hoja MA-3',
  COMPANY_PROCESSORS: 'Example Hosting GmbH (Germany)',
}
const documentOf = (page: LegalPage, language: 'en' | 'es', env: Record<string, string> = {}) =>
  legalDocument(
    builtInLegalText(page, language),
    legalValues(readConfig(env), language, '2026-11-22'),
  )
const htmlOf = ({ lead, sections }: ReturnType<typeof documentOf>) =>
  lead + sections.map(({ title, html }) => title + html).join('')

describe.each(pages)('%s', (page) => {
  test('has the same sections in both languages', () => {
    const [en, es] = languages.map((language) => documentOf(page, language).sections)
    expect(en?.length).toBeGreaterThan(3)
    expect(es?.map(({ id }) => id)).toEqual(en?.map(({ id }) => id))
  })

  test.each(languages)(
    'leads only to pages in its own language, or out by https (%s)',
    (language) => {
      const links = Array.from(
        htmlOf(documentOf(page, language)).matchAll(/href="([^"]+)"/g),
        ([, href]) => href ?? '',
      )
      expect(links.length).toBeGreaterThan(0)
      const allowed = [
        ...[...pages, 'shortlist'].map((one) => pathIn(language, `/${one}`)),
        'https://www.aepd.es/',
        'mailto:sales@alboran.example',
      ]
      for (const link of links) expect(allowed).toContain(link)
    },
  )

  test.each(languages)(
    'leaves no place unfilled, with the company known or not (%s)',
    (language) => {
      for (const env of [company, {}])
        expect(htmlOf(documentOf(page, language, env))).not.toMatch(/[{}[\]]|undefined|null/)
    },
  )
})

test('company data that is missing is left out, and reported to the agency', () => {
  const named = { COMPANY_NAME: 'Sol S.L.' }
  const privacy = htmlOf(documentOf('privacy', 'en', named))
  expect(privacy).toContain('Sol S.L. decides what is done')
  expect(privacy).toContain('(art. 28 GDPR). Courts')
  expect(htmlOf(documentOf('privacy', 'es'))).toContain('Alborán Residences es responsable')
  for (const language of languages) {
    const notice = htmlOf(documentOf('legal-notice', language, named))
    expect(notice.match(/<li>/g)).toHaveLength(3)
    expect(htmlOf(documentOf('legal-notice', language, company)).match(/<li>/g)).toHaveLength(6)
  }
  expect(missingCompanyData(readConfig(named))).toEqual([
    'COMPANY_TAX_ID',
    'COMPANY_ADDRESS',
    'COMPANY_REGISTER',
    'COMPANY_PROCESSORS',
  ])
  expect(missingCompanyData(readConfig(company))).toEqual([])
})

test("the company's data cannot bring HTML to a page", () => {
  expect(htmlOf(documentOf('privacy', 'en', company))).toContain('Sol &amp; &lt;Mar&gt; S.L.')
})

test('a text that names an unknown value is an error', () => {
  expect(() => legalDocument(builtInLegalText('privacy', 'en'), {})).toThrow('{trader}')
})

/** The laws that the privacy page names, and the authority to which a visitor may complain. */
const laws = [
  '6.1.a',
  '6.1.b',
  '6.1.f',
  'LOPDGDD',
  'art. 21 LSSI',
  'Agencia Española de Protección de Datos',
]

test.each([
  [
    'en',
    [
      ...laws,
      '48 hours',
      'two years',
      'robot’s message',
      'three years',
      'local storage',
      'withdraw a consent',
      'art. 28 GDPR',
    ],
  ],
  [
    'es',
    [
      ...laws,
      '48 horas',
      'dos años',
      'parecen de un robot',
      'tres años',
      'almacenamiento local',
      'retirar un consentimiento',
      'art. 28 RGPD',
    ],
  ],
] as const)('the privacy page has what the law requires (%s)', (language, required) => {
  const html = htmlOf(documentOf('privacy', language))
  for (const one of required) expect(html).toContain(one)
})

/**
 * The privacy page's words for each field of the forms. The type makes a missing field a compile
 * error.
 */
const collected: Record<LeadField, Record<'en' | 'es', string>> = {
  name: { en: 'Your name', es: 'Nombre' },
  email: { en: 'e-mail address', es: 'correo electrónico' },
  phone: { en: 'telephone number', es: 'teléfono' },
  about: { en: 'the homes', es: 'las viviendas' },
  reference: { en: 'the homes', es: 'las viviendas' },
  moreReferences: { en: 'the homes', es: 'las viviendas' },
  figures: { en: 'the figures that you put into', es: 'las cifras que ponga' },
  stayFrom: { en: 'the days', es: 'los días' },
  stayUntil: { en: 'the days', es: 'los días' },
  people: { en: 'the number of people', es: 'el número de personas' },
  propertyType: { en: 'the kind of home', es: 'el tipo de vivienda' },
  bedrooms: { en: 'bedrooms', es: 'dormitorios' },
  budget: { en: 'budget', es: 'presupuesto' },
  preferences: { en: 'preferences', es: 'preferencias' },
  format: { en: 'how and at which half-hours', es: 'la modalidad' },
  slots: { en: 'half-hours', es: 'las medias horas' },
  zone: { en: 'time zone', es: 'zona horaria' },
  message: { en: 'your message', es: 'su mensaje' },
  newsletter: { en: 'Only if you tick the box', es: 'Solo si marca la casilla' },
}

test.each(languages)(
  'the privacy page says every field that the forms collect (%s)',
  (language) => {
    const html = htmlOf(documentOf('privacy', language))
    for (const [field, text] of Object.entries(collected))
      expect(html, field).toContain(text[language])
  },
)

test.each(languages)(
  'the cookies page names everything that the site keeps in a browser (%s)',
  (language) => {
    const html = htmlOf(documentOf('cookies', language))
    for (const name of ['lang', 'property_inquiries', 'rental_inquiries'])
      expect(html).toContain(name)
  },
)
