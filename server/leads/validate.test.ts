import { describe, expect, test } from 'vitest'
import { validate } from './validate.ts'

const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055 012 3456' }
const problems = (kind: Parameters<typeof validate>[0], values: Record<string, string>) => {
  const result = validate(kind, values, 0)
  return result.valid ? {} : result.problems
}

describe('an enquiry', () => {
  test('needs name, e-mail and phone', () => {
    expect(problems('inquiry', {})).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      phone: 'phoneRequired',
    })
  })

  test('nothing else is required', () => {
    expect(validate('inquiry', person, 0)).toEqual({ valid: true, fields: person })
  })

  test.each(['a@b.c', 'o’neil@example.co.uk', 'josé@correo.es'])(
    'takes the address %s',
    (email) => {
      expect(problems('inquiry', { ...person, email })).toEqual({})
    },
  )

  test.each([
    'elena',
    'elena@',
    'elena@example',
    '@example.com',
    'elena @example.com',
    'a@b.c, d@e.f',
  ])('refuses the address %s', (email) => {
    expect(problems('inquiry', { ...person, email })).toEqual({ email: 'emailInvalid' })
  })

  test('spaces alone are no answer', () => {
    expect(problems('inquiry', { ...person, name: ' \t ' })).toEqual({ name: 'nameRequired' })
  })

  test('choices are the form’s own', () => {
    expect(
      problems('inquiry', { ...person, propertyType: 'castle', bedrooms: '7', budget: '1' }),
    ).toEqual({
      propertyType: 'choiceInvalid',
      bedrooms: 'choiceInvalid',
      budget: 'choiceInvalid',
    })
    expect(
      problems('inquiry', {
        ...person,
        propertyType: 'villa',
        bedrooms: '5+',
        budget: 'over-1000000',
      }),
    ).toEqual({})
  })

  test('a text beyond its maximum length is refused', () => {
    expect(problems('inquiry', { ...person, message: 'x'.repeat(4001) })).toEqual({
      message: 'tooLong',
    })
    expect(problems('inquiry', { ...person, message: 'x'.repeat(4000) })).toEqual({})
  })

  test('line breaks stay in the message and nowhere else', () => {
    const result = validate(
      'inquiry',
      {
        ...person,
        name: 'Elena\r\nBcc: all@example.com',
        message: 'One\r\nTwo\u0000',
      },
      0,
    )
    expect(result).toMatchObject({
      valid: true,
      fields: { name: 'Elena Bcc: all@example.com', message: 'One\nTwo' },
    })
  })

  test('fields that the form does not have are dropped', () => {
    expect(validate('inquiry', { ...person, admin: 'true' }, 0)).toEqual({
      valid: true,
      fields: person,
    })
  })
})

describe('the information dialog', () => {
  test('needs all three fields', () => {
    expect(Object.keys(problems('information', {}))).toEqual(['name', 'email', 'phone'])
  })

  test('the name has two letters at least', () => {
    expect(problems('information', { ...person, name: 'E' })).toEqual({ name: 'nameShort' })
    expect(problems('information', { ...person, name: 'Bo' })).toEqual({})
  })

  test.each(['+34 (600) 000-000', '600000000'])('takes the phone %s', (phone) => {
    expect(problems('information', { ...person, phone })).toEqual({})
  })

  test.each(['call me', '600.000.000', '600 000 000 ext 4'])('refuses the phone %s', (phone) => {
    expect(problems('information', { ...person, phone })).toEqual({ phone: 'phoneInvalid' })
  })
})

test('a viewing needs no name, and keeps one that is given', () => {
  const { name, ...nameless } = person
  const asked = { ...nameless, format: 'video', slots: '2026-11-24T09:30Z' }
  expect(problems('viewing', asked)).toEqual({})
  expect(validate('viewing', { ...asked, name }, 0)).toMatchObject({ fields: { name } })
})

test.each(['12', '+34', '(0) 12-34'])('a viewing refuses a phone that nobody has: %s', (phone) => {
  const asked = { ...person, format: 'video', slots: '2026-11-24T09:30Z', phone }
  expect(problems('viewing', asked)).toEqual({ phone: 'phoneInvalid' })
  expect(problems('viewing', { ...asked, phone: '' })).toEqual({ phone: 'phoneRequired' })
})

test('a contact message needs name, e-mail and message', () => {
  expect(problems('contact', {})).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    message: 'messageRequired',
  })
})

test('the problems of the questionnaire are in the order of its fields', () => {
  const result = validate('questionnaire', {}, 0)
  expect(result.valid ? [] : Object.keys(result.problems)).toEqual(['name', 'phone', 'email'])
})
