import { describe, expect, test } from 'vitest'
import { words as alertWords } from '#app/alerts/words.ts'
import { words as newsletterWords } from '#app/pages/services-support/words.ts'
import { words } from '#app/root-data/form-words.ts'
import { validateAlert } from '#server/alerts/validate-alert.ts'
import { type Language, languages } from '#server/language.ts'
import { leadFields } from '#server/leads/answers.ts'
import { choiceWords } from '#server/leads/choice-words.ts'
import { leadKinds } from '#server/leads/lead.ts'
import * as options from '#server/leads/options.ts'
import { validate } from '#server/leads/validate.ts'
import { validateSubscription } from '#server/newsletter/validate-subscription.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { namesIn, requirementsTable } from '../../testing/requirements.ts'

const forms = requirementsTable('forms.md', 'form')
const rowOf = (form: string) => forms.find((row) => row.form === form) ?? {}

const problemsOf = (check: ReturnType<typeof validate> | ReturnType<typeof validateAlert>) =>
  check.valid ? [] : Object.keys(check.problems).toSorted()

test('the table of the forms has every form', () => {
  expect(forms.map(({ form }) => form).toSorted()).toEqual(
    [...leadKinds, 'newsletter', 'alert'].toSorted(),
  )
})

describe.each(leadKinds)('the form %s is as the table says', (kind) => {
  const row = rowOf(kind)

  test('its required fields', () => {
    expect(problemsOf(validate(kind, {}, 0))).toEqual(namesIn(row.required).toSorted())
  })

  test('all its fields', () => {
    // Every field has a limit, and a field that the form does not have is dropped.
    const tooLong = Object.fromEntries(leadFields.map((field) => [field, '1'.repeat(100_000)]))
    expect(problemsOf(validate(kind, tooLong, 0))).toEqual(
      [...namesIn(row.required), ...namesIn(row.optional)].toSorted(),
    )
  })

  test('its button', () => {
    expect(words.en.submit[kind]).toBe(row.button)
  })
})

test('the forms that sign up are as the table says', () => {
  const [newsletter, alert] = [rowOf('newsletter'), rowOf('alert')]
  expect(problemsOf(validateSubscription({}))).toEqual(namesIn(newsletter.required))
  expect(newsletterWords.en.news.subscribe).toBe(newsletter.button)
  const person = { email: 'elena@example.com', frequency: 'weekly' }
  expect([
    ...problemsOf(validateAlert({ frequency: '' })),
    ...problemsOf(validateAlert(person)),
  ]).toEqual(
    namesIn(alert.required)
      .filter((name) => name !== 'reductions')
      .toSorted(),
  )
  expect(validateAlert({ ...person, reductions: 'yes' }).valid).toBe(true)
  expect(alertWords.en.open).toBe(alert.button)
})

test('the table of the limits has the longest answers', () => {
  const rows = requirementsTable('forms.md', 'limit')
  const limits = rows.flatMap(({ limit, value = '' }) => {
    const numbers = value.replace(' characters', '').split(', ')
    return namesIn(limit).map((name, index) => [name, Number(numbers[index]?.replace(',', ''))])
  })
  expect(Object.fromEntries(limits)).toEqual(maxLengths)
})

/** Sentences without the spaces at which no line breaks. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

/** The texts of a row's cell in the column of a language. */
const textsIn = (row: Record<string, string>, english: string, language: Language) =>
  (row[language === 'en' ? english : 'Spanish'] ?? '').split('; ')

describe.each(languages)('in %s', (language) => {
  const form = words[language]

  test('the table of the rules has every sentence about a field, and no other', () => {
    const rules = requirementsTable('forms.md', 'rule')
    expect(rules.flatMap((row) => textsIn(row, 'message (English)', language)).toSorted()).toEqual(
      plain([
        ...Object.values(form.problems),
        ...Object.values(alertWords[language].problems),
      ]).toSorted(),
    )
  })

  test('the table of the choices has the words of every choice', () => {
    const choices = choiceWords[language]
    const ownWords = {
      'property type': options.wantedPropertyTypes.map((value) => choices.types[value]),
      bedrooms: options.bedroomCounts,
      'purchase budget': options.purchaseBudgets.map((value) => choices.budgets[value]),
      'people (rental)': options.peopleCounts,
      'rental budget, a month': options.rentalBudgets.map((value) => choices.rentalBudgets[value]),
      'interest budget': options.releaseBudgets.map((value) => choices.releaseBudgets[value]),
      'interest preferences': options.releasePreferences.map((value) => choices.preferences[value]),
      'format of a viewing': options.viewingFormats.map((value) => choices.formats[value]),
    }
    const rows = requirementsTable('forms.md', 'choice')
    expect(
      Object.fromEntries(
        rows.map((row) => [row.choice, textsIn(row, 'values (English)', language)]),
      ),
    ).toEqual(Object.fromEntries(Object.entries(ownWords).map(([name, all]) => [name, all])))
  })
})
