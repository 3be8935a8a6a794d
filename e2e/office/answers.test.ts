import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromJson } from '#server/database/schema.ts'
import { type LeadKind, leadKinds } from '#server/leads/lead.ts'
import { behindProxy } from '../../testing/accounts.ts'
import { enterOffice, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

let site: ServedSite
let agent: OfficeMember
beforeAll(async () => {
  site = await serveSite('sqlite', behindProxy)
  agent = await enterOffice(site, 'agent')
})
afterAll(() => site.close())

interface SentForm {
  path: string
  /** The fields of the form, except name and address, which every form has. */
  fields: Record<string, string>
  /** The labels and texts of the choices, in English and in Spanish. */
  choices: [en: string, es: string, enText: string, esText: string][]
}

const phone = '+34 600 11 22 33'
const message = 'Is the plunge pool heated?'
const home = '/properties/garden-apartment-south-terrace'
const criteria = { propertyType: 'townhouse', bedrooms: '5+' }
const criteriaShown: SentForm['choices'] = [
  ['Property type', 'Tipo de vivienda', 'Townhouse', 'Casa adosada'],
  ['Bedrooms', 'Dormitorios', '5+', '5+'],
]
const millions: SentForm['choices'][0] = [
  'Budget',
  'Presupuesto',
  'Over €1,000,000',
  'Más de 1.000.000 €',
]

const forms: Record<LeadKind, SentForm> = {
  questionnaire: {
    path: '/properties',
    fields: { phone, ...criteria, budget: 'over-1000000' },
    choices: [...criteriaShown, millions],
  },
  inquiry: {
    path: home,
    fields: { phone, ...criteria, budget: 'over-1000000', message, reference: 'R4773-X' },
    // The page sets this value; nobody has chosen it.
    choices: [['Reference', 'Referencia', 'R4773-X', 'R4773-X']],
  },
  rental: {
    path: '/rental-properties',
    fields: { phone, ...criteria, budget: '1000-2000', message },
    choices: [
      ...criteriaShown,
      ['Budget', 'Presupuesto', '€1,000–€2,000 a month', '1.000–2.000 € al mes'],
    ],
  },
  information: {
    path: '/information',
    fields: { phone, about: 'Carat, the floor plans' },
    choices: [['About', 'Sobre', 'Carat, the floor plans', 'Carat, the floor plans']],
  },
  contact: { path: '/contact', fields: { message }, choices: [] },
  interest: {
    path: '/new-releases',
    fields: {
      phone,
      budget: '750000-1000000',
      preferences: 'not-sure-yet',
      message,
      newsletter: 'yes',
    },
    choices: [
      ['Budget', 'Presupuesto', '€750,000–€1,000,000', '750.000–1.000.000 €'],
      ['Preferences', 'Preferencias', 'Not sure yet', 'Aún no lo sé'],
      [
        'Newsletter',
        'Boletín',
        'Yes, once the address is confirmed',
        'Sí, cuando se confirme la dirección',
      ],
    ],
  },
  viewing: {
    path: `${home}/viewing`,
    fields: { phone, format: 'video', zone: 'Europe/Stockholm' },
    choices: [
      ['How', 'Modalidad', 'By video', 'Por vídeo'],
      ['Time zone', 'Zona horaria', 'Europe/Stockholm', 'Europe/Stockholm'],
    ],
  },
}

test.each(leadKinds)('everything that %s sends is read in the office', async (kind) => {
  const { path, fields, choices } = forms[kind]
  const [name, email] = [`Elena ${kind}`, `${kind}@example.com`]
  const slot = kind === 'viewing' ? await firstSlot(path) : undefined
  await visitorOf(site).post(path, { name, email, ...fields, ...(slot && { slot }) })
  const lead = await site.database.db
    .selectFrom('leads')
    .select(['id', 'kind', 'fields'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(lead.kind).toBe(kind)
  const stored = Object.keys(fromJson(lead.fields)).filter((field) => field !== 'reference')
  const sent = ['name', 'email', ...Object.keys(fields), ...(slot ? ['slots'] : [])]
  expect(stored.toSorted()).toEqual(sent.filter((field) => field !== 'reference').toSorted())

  for (const language of ['en', 'es'] as const) {
    const address = `${language === 'es' ? '/es' : ''}/office/leads/${lead.id}`
    const page = await (await agent.visitor.get(address)).text()
    const seen = new Map(
      [...page.matchAll(/<dt>([^<]+)<\/dt><dd class="msg__text">([^<]+)<\/dd>/g)].map(
        ([, label = '', text = '']) => [label, text],
      ),
    )
    const expected = choices.map(([en, es, enText, esText]): [string, string] =>
      language === 'en' ? [en, enText] : [es, esText],
    )
    for (const [label, text] of expected) expect(seen.get(label), label).toBe(text)
    for (const text of [name, email, fields.phone, fields.message])
      expect(page).toContain(text ?? '')
    if (slot)
      expect(seen.get(language === 'en' ? 'Asked for' : 'Horas pedidas')).toMatch(
        language === 'en'
          ? /^\d+ \w+ 20\d\d at \d\d:\d\d$/
          : /^\d+ de \w+ de 20\d\d a las \d+:\d\d$/,
      )
  }
})

async function firstSlot(path: string): Promise<string> {
  const page = await (await site.get(path)).text()
  return /name="slot"[^>]*value="(20\d\d-[^"]+Z)"/.exec(page)?.[1] ?? ''
}
