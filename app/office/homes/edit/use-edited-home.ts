import { useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { type HomeFieldName, type HomeFields, isFieldName } from '#server/homes/fields.ts'
import { missingText, problemText, ruleText } from '../answer/problem-text.ts'
import { readHomeFigure } from '../fields/read-home-figure.ts'
import type { HomeFieldContext } from './field-context.ts'
import { isFigureWrong, remainingProblems, roundedFigures, typedFields } from './typed-home.ts'
import { words } from './words.ts'

interface EditedHome {
  /** The initial values of the form. */
  begun: HomeFields
  /** What visitors see; undefined if the home is not published. */
  published: HomeFields | undefined
  problems: readonly PublishingProblem[] | undefined
  /** Fields whose other language was changed later. */
  lagging: readonly HomeFieldName[]
}

/** The current texts of the editor's form, and the messages beside each field. */
export function useEditedHome({ begun, published, problems = [], lagging }: EditedHome) {
  const { language } = useRootData()
  const [shown, setShown] = useState<HomeFields>(begun)
  /**
   * The figures at the time when their fields were left, so that a figure is not marked as wrong
   * while it is typed.
   */
  const [left, setLeft] = useState<HomeFields>(begun)
  /** The figures with decimals that were typed last; saving replaces them in their fields. */
  const [decimals, setDecimals] = useState<Partial<HomeFields>>({})
  const remaining = remainingProblems(problems, { shown, begun })

  function problem(name: HomeFieldName): string | undefined {
    if (isFigureWrong(name, shown, left)) return ruleText(name, language)
    const found = remaining.find(({ field }) => field === name)
    if (found?.kind === 'taken') return problemText(found, language)
    if (found?.kind === 'missing') return missingText(name, language)
    return found?.kind === 'rule' ? ruleText(name, language) : undefined
  }

  function rounded(name: HomeFieldName): string | undefined {
    const typed = decimals[name]
    if (typed === undefined) return undefined
    const stored = readHomeFigure(name, typed)
    return readHomeFigure(name, shown[name]) === stored
      ? insert(words[language].rounded, { typed, stored })
      : undefined
  }

  function isLagging(name: HomeFieldName): boolean {
    const other = name.endsWith('_es') ? name.slice(0, -3) : `${name}_es`
    if (!isFieldName(other) || shown[name] !== begun[name]) return false
    const isOvertaken =
      published && published[other] !== shown[other] && published[name] === shown[name]
    return (lagging.includes(name) || isOvertaken === true) && shown[other].trim() !== ''
  }

  const context: Omit<HomeFieldContext, 'isContested'> = {
    value: (name) => begun[name],
    problem,
    rounded,
    isLagging,
  }
  return {
    shown,
    remaining,
    context,
    read(form: HTMLFormElement) {
      const typed = typedFields(form, shown)
      setShown(typed)
      setDecimals((before) => ({ ...before, ...roundedFigures(typed) }))
    },
    leave: () => setLeft(shown),
  }
}
