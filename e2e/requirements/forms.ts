/**
 * The tables of docs/requirements/forms.md, "Forms and validation", "Options and limits" and
 * "Messages".
 */
import { type Both, same } from './screen.ts'

const types: Both[] = [['Apartment', 'Apartamento'], ['Townhouse', 'Casa adosada'], same('Villa')]
const bedrooms = ['1', '2', '3', '4', '5+'].map(same)
const purchase: Both[] = [
  ['Under €500,000', 'Menos de 500.000 €'],
  ['€500,000–€1,000,000', '500.000–1.000.000 €'],
  ['Over €1,000,000', 'Más de 1.000.000 €'],
]

interface FormTable {
  /** The kind of lead that it makes; two forms may make the same kind. */
  kind: string
  /** The file within `app` that contains its fields. */
  file: string
  path: string
  form: string
  /** The form's selector. */
  at: string
  required: string[]
  optional: string[]
  choices: Record<string, readonly Both[]>
}

/** The fields and options of every form. */
export const forms: readonly FormTable[] = [
  {
    kind: 'questionnaire',
    file: 'pages/properties/page.tsx',
    path: '/properties',
    form: 'questionnaire',
    at: 'form[method=post][action*="/properties#"]',
    required: ['name', 'phone', 'email'],
    optional: ['propertyType', 'bedrooms', 'budget'],
    choices: { propertyType: types, bedrooms, budget: purchase },
  },
  {
    kind: 'inquiry',
    file: 'pages/property/contact/enquiry.tsx',
    path: '/properties/garden-apartment-south-terrace',
    form: 'enquiry',
    at: 'form[action*="/properties/garden"]:has([name=phone])',
    required: ['name', 'email', 'phone'],
    // Type, bedrooms and budget are known: they are hidden fields, whose values are sent.
    optional: ['message'],
    choices: {},
  },
  {
    kind: 'inquiry',
    file: 'pages/shortlist/page.tsx',
    path: '/shortlist?homes=garden-apartment-south-terrace.palm-10-villa-on-the-court',
    form: 'enquiry about saved homes',
    at: 'form:has([name=phone])',
    required: ['name', 'email', 'phone'],
    optional: ['message'],
    choices: {},
  },
  {
    kind: 'rental',
    file: 'pages/rental-properties/page.tsx',
    path: '/rental-properties',
    form: 'rental enquiry',
    at: 'form[method=post][action*="/rental-properties#"]',
    required: ['name', 'email', 'phone'],
    optional: ['stayFrom', 'stayUntil', 'people', 'propertyType', 'bedrooms', 'budget', 'message'],
    choices: {
      people: ['1', '2', '3', '4', '5', '6+'].map(same),
      propertyType: types,
      bedrooms,
      budget: [
        ['Under €1,000', 'Menos de 1.000 €'],
        ['€1,000–€2,000', '1.000–2.000 €'],
        ['€2,000–€3,000', '2.000–3.000 €'],
        ['Over €3,000', 'Más de 3.000 €'],
      ],
    },
  },
  {
    kind: 'interest',
    file: 'pages/new-releases/interest-form.tsx',
    path: '/new-releases',
    form: 'interest form',
    at: 'form[action*="/new-releases#"]',
    required: ['name', 'email', 'phone'],
    optional: ['budget', 'preferences', 'message', 'newsletter'],
    choices: {
      budget: [
        ['Under €500,000', 'Menos de 500.000 €'],
        ['€500,000 - €750,000', '500.000–750.000 €'],
        ['€750,000 - €1,000,000', '750.000–1.000.000 €'],
        ['€1,000,000 - €1,500,000', '1.000.000–1.500.000 €'],
        ['€1,500,000+', 'Más de 1.500.000 €'],
      ],
      preferences: [
        ['Apartment', 'Apartamento'],
        ['Penthouse', 'Ático'],
        same('Villa'),
        ['Townhouse', 'Casa adosada'],
        ['Not sure yet', 'Aún no lo sé'],
      ],
    },
  },
  {
    kind: 'information',
    file: 'leads/information-form.tsx',
    path: '/information',
    form: 'information dialog',
    at: 'form[action*="/information#"]',
    required: ['name', 'email', 'phone'],
    optional: [],
    choices: {},
  },
  {
    kind: 'contact',
    file: 'leads/contact-form.tsx',
    path: '/',
    form: 'contact dialog',
    at: 'form[action$="/contact"]',
    required: ['name', 'email', 'message'],
    optional: [],
    choices: {},
  },
]

const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+34 (600) 12-34-56' }
const home = '/properties/garden-apartment-south-terrace'
const nameless: Both = ['Please provide your name', 'Indique su nombre']
const addressless: Both = ['Please provide your email address', 'Indique su correo electrónico']
const phoneless: Both = ['Please provide your phone number', 'Indique su teléfono']
const wrongAddress: Both = [
  'Please provide a valid email address',
  'Indique un correo electrónico válido',
]
const wrongPhone: Both = ['Please enter a valid phone number', 'Indique un teléfono válido']
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
  [
    '/information',
    'a name of one letter',
    { ...person, name: 'E' },
    [['Please give at least two letters of your name', 'Escriba al menos dos letras de su nombre']],
  ],
  ['/information', 'letters in the phone', { ...person, phone: 'six hundred' }, [wrongPhone]],
  ['/contact', 'no message', { name: person.name, email: person.email }, [all]],
  ['/new-releases', 'nothing filled in', {}, [required, nameless, addressless, phoneless]],
  [
    '/new-releases',
    'a name of one letter',
    { ...person, name: 'E' },
    [['Please give at least two letters of your name', 'Escriba al menos dos letras de su nombre']],
  ],
  ['/new-releases', 'letters in the phone', { ...person, phone: '600x' }, [wrongPhone]],
]

const again: Both = [
  'There was a problem submitting your inquiry. Please try again.',
  'No hemos podido enviar su consulta. Inténtelo de nuevo.',
]
const submitted: Both = [
  'Your inquiry has been submitted successfully!',
  'Hemos recibido su consulta.',
]

/** The messages after a valid form: when it was stored, and when it could not be. */
export const outcomes: readonly (readonly [
  path: string,
  fields: Record<string, string>,
  success: readonly Both[],
  failure: Both,
])[] = [
  [home, person, [submitted], again],
  [
    '/properties',
    person,
    [
      ['Success', 'Enviado'],
      ['We have received your inquiry', 'Hemos recibido su consulta'],
    ],
    again,
  ],
  ['/rental-properties', person, [submitted], again],
  [
    '/information',
    { ...person, about: 'Villas', page: '/' },
    [
      ['Thank you for your interest', 'Gracias por su interés'],
      [
        'Our team will be in touch shortly.',
        'Nuestro equipo se pondrá en contacto con usted en breve.',
      ],
    ],
    again,
  ],
  [
    '/contact',
    { name: person.name, email: person.email, message: 'A word.', page: '/' },
    [
      [
        'Your message has been sent! We will get back to you soon.',
        'Hemos recibido su mensaje. Le responderemos pronto.',
      ],
    ],
    [
      'Failed to send message. Please try again.',
      'No hemos podido enviar su mensaje. Inténtelo de nuevo.',
    ],
  ],
  [
    '/new-releases',
    person,
    [
      [
        "Thank you for your interest. We'll be in touch shortly.",
        'Gracias por su interés. Nos pondremos en contacto con usted en breve.',
      ],
    ],
    [
      'There was an issue submitting your form. Please try again.',
      'No hemos podido enviar el formulario. Inténtelo de nuevo.',
    ],
  ],
]
