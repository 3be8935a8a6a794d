import { type PublishingProblem, problemsOf } from '#server/homes/check.ts'
import {
  fieldRules,
  type HomeFieldName,
  type HomeFields,
  isFieldName,
  makeFields,
} from '#server/homes/fields.ts'
import { readAmount } from '../fields/read-amount.ts'
import { figureNames, readHomeFigure } from '../fields/read-home-figure.ts'

/** The current fields of the form. */
export function typedFields(form: HTMLFormElement, before: HomeFields): HomeFields {
  const typed = new FormData(form)
  return makeFields((name) => {
    const text = typed.get(name)
    return typeof text === 'string' ? text : before[name]
  })
}

/** Whether a figure that was typed and left cannot be stored. */
export const isFigureWrong = (name: string, shown: HomeFields, left: HomeFields): boolean =>
  isFieldName(name) &&
  figureNames.includes(name) &&
  shown[name].trim() !== '' &&
  shown[name] === left[name] &&
  fieldRules[name].parse(readHomeFigure(name, shown[name])) === undefined

/** The typed figures whose decimals are lost when they are stored. */
export const roundedFigures = (shown: HomeFields): Partial<HomeFields> =>
  Object.fromEntries(
    figureNames
      .map((name) => [name, shown[name].trim()] as const)
      .filter(
        ([name, typed]) => /[.,]/.test(typed) && readHomeFigure(name, typed) !== readAmount(typed),
      ),
  )

/**
 * The problems that the typed texts have not solved yet; a field that was empty may now break its
 * rule.
 */
export function remainingProblems(
  problems: readonly PublishingProblem[],
  { shown, begun }: { shown: HomeFields; begun: HomeFields },
): readonly PublishingProblem[] {
  if (problems.length === 0) return problems
  const typed = makeFields((name: HomeFieldName) =>
    figureNames.includes(name) ? readHomeFigure(name, shown[name]) : shown[name].trim(),
  )
  const left = new Map(problemsOf(typed).map((problem) => [problem.field, problem]))
  return problems.flatMap((problem) => {
    const { field, kind, of } = problem
    if (kind === 'taken') return typed[field] === begun[field].trim() ? problem : []
    return of ? problem : (left.get(field) ?? [])
  })
}
