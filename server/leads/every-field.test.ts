import { expect, test } from 'vitest'
import { leadFields } from './answers.ts'
import { type LeadKind, leadKinds } from './lead.ts'
import { validate } from './validate.ts'

const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055 012 3456' }
const criteria = { propertyType: 'villa', bedrooms: '5+', budget: 'over-1000000' }
const message = 'Is the pool heated?\nAnd the spa?'

/** Every field of every form, with a value that is stored unchanged. */
const wholeForms: Record<LeadKind, Record<string, string>> = {
  questionnaire: { ...person, ...criteria },
  inquiry: { ...person, ...criteria, message, reference: 'R1' },
  rental: {
    ...person,
    ...criteria,
    stayFrom: '2027-06-01',
    stayUntil: '2027-06-30',
    people: '6+',
    budget: 'over-3000',
    message,
  },
  information: { ...person, about: 'The club' },
  contact: { name: person.name, email: person.email, message },
  interest: {
    ...person,
    budget: 'over-1500000',
    preferences: 'penthouse',
    message,
    newsletter: 'yes',
  },
  viewing: {
    ...person,
    format: 'video',
    slots: '2026-11-24T10:00:00.000Z',
    reference: 'R1',
    moreReferences: 'R2 R3',
    figures: 'Deposit: 30 %; Term: 10 years',
    zone: 'Europe/Rome',
  },
}

test.each(leadKinds)('each field of the form %s is stored', (kind) => {
  expect(validate(kind, wholeForms[kind], 0)).toEqual({ valid: true, fields: wholeForms[kind] })
})

test.each(leadKinds)('the form %s has the fields above and no other, each with a limit', (kind) => {
  const tooLong = Object.fromEntries(leadFields.map((field) => [field, '1'.repeat(100_000)]))
  const result = validate(kind, tooLong, 0)
  const limited = result.valid ? [] : Object.keys(result.problems)
  expect(limited.sort()).toEqual(Object.keys(wholeForms[kind]).sort())
})
