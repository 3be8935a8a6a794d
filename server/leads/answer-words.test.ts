import { expect, test } from 'vitest'
import { answerIn } from './answer-words.ts'
import { leadKinds } from './lead.ts'
import * as options from './options.ts'
import { formFieldNames, validate } from './validate.ts'

const values: string[] = Object.values(options).flatMap((one) =>
  typeof one === 'number' ? [] : [...one],
)
const isRefused = (kind: (typeof leadKinds)[number], field: string, value: string) => {
  const check = validate(kind, { [field]: value }, 0)
  return !check.valid && check.problems[field] === 'choiceInvalid'
}
/** The fields of each form that take one of several values, with those values. */
const choices = leadKinds.flatMap((kind) =>
  formFieldNames
    .filter((field) => isRefused(kind, field, 'none of them'))
    .map((field) => ({
      kind,
      field,
      values: values.filter((value) => !isRefused(kind, field, value)),
    })),
)

test('the choices of the forms are found', () => {
  expect(
    choices
      .filter(({ kind }) => kind === 'rental')
      .map(({ field }) => field)
      .sort(),
  ).toEqual(['bedrooms', 'budget', 'people', 'propertyType'])
  // The values of a choice are in options.ts.
  expect(choices.filter((one) => one.values.length < 2)).toEqual([])
})

// Numbers are their own words.
test.each(choices.filter(({ field }) => field !== 'bedrooms' && field !== 'people'))(
  'the agency reads words for every choice of $field in $kind',
  ({ kind, field, values: all }) => {
    for (const language of ['en', 'es'] as const)
      expect(all.filter((value) => answerIn(language, { kind, field, value }) === value)).toEqual(
        [],
      )
  },
)
