import { namesIn, requirementsTable } from '../../testing/requirements.ts'
import type { Both } from './screen.ts'

/** The row of a table of docs/requirements/forms.md, and one of its cells in both languages. */
function rowOf(heading: string, name: string): Record<string, string> {
  const row = requirementsTable('forms.md', heading).find((one) => one[heading] === name)
  if (!row) throw new Error(`The requirements have no ${heading} "${name}"`)
  return row
}
const textsOf = (row: Record<string, string>, english: string, between: string): Both[] => {
  const spanish = row.Spanish?.split(between) ?? []
  return (row[english] ?? '').split(between).map((text, index) => [text, spanish[index] ?? ''])
}

const choice = (name: string) => textsOf(rowOf('choice', name), 'values (English)', '; ')
/** The sentence about a field that breaks a rule which has one sentence. */
const problem = (rule: string): Both => {
  const row = rowOf('rule', rule)
  return [row['message (English)'] ?? '', row.Spanish ?? '']
}
/** The title, if it has one, and the text of a message. */
const message = (situation: string) =>
  textsOf(rowOf('situation', situation), 'title / text (English)', ' / ')
/** The text of a message without its title. */
const textOf = (situation: string): Both => message(situation).at(-1) ?? ['', '']

/** The fields of a kind of lead that a visitor sees. */
function fieldsOf(kind: string) {
  const { required, optional = '' } = rowOf('form', kind)
  const [seen] = optional.split('hidden')
  return { required: namesIn(required), optional: namesIn(seen) }
}

interface FormTable {
  /** The kind of lead that it makes; two forms may make the same kind. */
  kind: string
  /** The file within `app` that contains its fields. */
  file: string
  path: string
  form: string
  /** The form's selector. */
  at: string
  required: readonly string[]
  optional: readonly string[]
  choices: Record<string, readonly Both[]>
}

const criteria = { propertyType: choice('property type'), bedrooms: choice('bedrooms') }

/** The fields and options of every form. */
export const forms: readonly FormTable[] = [
  {
    kind: 'questionnaire',
    file: 'pages/properties/page.tsx',
    path: '/properties',
    form: 'questionnaire',
    at: 'form[method=post][action*="/properties#"]',
    ...fieldsOf('questionnaire'),
    choices: { ...criteria, budget: choice('purchase budget') },
  },
  {
    kind: 'inquiry',
    file: 'pages/property/contact/enquiry.tsx',
    path: '/properties/garden-apartment-south-terrace',
    form: 'enquiry',
    at: 'form[action*="/properties/garden"]:has([name=phone])',
    ...fieldsOf('inquiry'),
    choices: {},
  },
  {
    kind: 'inquiry',
    file: 'pages/shortlist/page.tsx',
    path: '/shortlist?homes=garden-apartment-south-terrace.palm-10-villa-on-the-court',
    form: 'enquiry about saved homes',
    at: 'form:has([name=phone])',
    ...fieldsOf('inquiry'),
    choices: {},
  },
  {
    kind: 'rental',
    file: 'pages/rental-properties/page.tsx',
    path: '/rental-properties',
    form: 'rental enquiry',
    at: 'form[method=post][action*="/rental-properties#"]',
    ...fieldsOf('rental'),
    choices: {
      ...criteria,
      people: choice('people (rental)'),
      budget: choice('rental budget, a month'),
    },
  },
  {
    kind: 'interest',
    file: 'pages/new-releases/interest-form.tsx',
    path: '/new-releases',
    form: 'interest form',
    at: 'form[action*="/new-releases#"]',
    ...fieldsOf('interest'),
    choices: {
      budget: choice('interest budget'),
      preferences: choice('interest preferences'),
    },
  },
  {
    kind: 'information',
    file: 'leads/information-form.tsx',
    path: '/information',
    form: 'information dialog',
    at: 'form[action*="/information#"]',
    ...fieldsOf('information'),
    choices: {},
  },
  {
    kind: 'contact',
    file: 'leads/contact-form.tsx',
    path: '/',
    form: 'contact dialog',
    at: 'form[action$="/contact"]',
    ...fieldsOf('contact'),
    choices: {},
  },
]

const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+34 (600) 12-34-56' }
const home = '/properties/garden-apartment-south-terrace'
const nameless = problem('name required')
const shortName = problem('name of at least 2 characters')
const addressless = problem('e-mail required')
const phoneless = problem('phone required')
const wrongAddress = problem('text, @, text, dot, text')
const wrongPhone = problem('digits, `+`, `-`, blanks, parentheses')
const required: Both = [
  'Please fill in all required fields',
  'Rellene todos los campos obligatorios',
]
const all: Both = ['Please fill in all fields', 'Rellene todos los campos']

/** The message for each invalid answer. */
export const refusals: readonly (readonly [
  path: string,
  why: string,
  fields: Record<string, string>,
  messages: readonly Both[],
])[] = [
  [home, 'nothing filled in', {}, [required, nameless, addressless, phoneless]],
  [home, 'an address without a dot', { ...person, email: 'elena@example' }, [wrongAddress]],
  [
    home,
    'an address without an at sign',
    { ...person, email: 'elena.example.com' },
    [wrongAddress],
  ],
  ['/properties', 'nothing filled in', {}, [required, nameless, addressless, phoneless]],
  ['/properties', 'no phone', { ...person, phone: '' }, [required, phoneless]],
  ['/rental-properties', 'nothing filled in', {}, [required, nameless, addressless, phoneless]],
  ['/information', 'nothing filled in', {}, [all]],
  ['/information', 'a name of one letter', { ...person, name: 'E' }, [shortName]],
  ['/information', 'letters in the phone', { ...person, phone: 'six hundred' }, [wrongPhone]],
  ['/contact', 'no message', { name: person.name, email: person.email }, [all]],
  ['/new-releases', 'nothing filled in', {}, [required, nameless, addressless, phoneless]],
  ['/new-releases', 'a name of one letter', { ...person, name: 'E' }, [shortName]],
  ['/new-releases', 'letters in the phone', { ...person, phone: '600x' }, [wrongPhone]],
]

/** The messages after a valid form: when it was stored, and when it could not be. */
export const outcomes: readonly (readonly [
  path: string,
  fields: Record<string, string>,
  success: readonly Both[],
  failure: Both,
])[] = [
  [home, person, message('inquiry, rental sent'), textOf('inquiry, rental failed')],
  ['/properties', person, message('questionnaire sent'), textOf('questionnaire failed')],
  ['/rental-properties', person, message('inquiry, rental sent'), textOf('inquiry, rental failed')],
  [
    '/information',
    { ...person, about: 'Villas', page: '/' },
    message('information sent'),
    textOf('information failed'),
  ],
  [
    '/contact',
    { name: person.name, email: person.email, message: 'A word.', page: '/' },
    message('contact sent'),
    textOf('contact failed'),
  ],
  ['/new-releases', person, message('interest sent'), textOf('interest failed')],
]
