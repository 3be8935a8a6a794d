import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { type TypedFigures, typedFigures } from '#app/buying/typed-figure.ts'
import { useFormOfAddress } from '#app/components/use-form-of-address.ts'
import type { FigureProblems, ParsedFigures } from './read-figures.ts'

interface Live<Figures> {
  form: RefObject<HTMLFormElement | null>
  problems: FigureProblems
  /** The figures of the last valid reading; undefined before the first. */
  figures: Figures | undefined
  /** Whether the form has a problem, so that the figures are older than its values. */
  stale: boolean
  onInput: () => void
  onBlur: () => void
}

/**
 * Reads a calculator's form at each change; the initial reading is the server's, from the address.
 * A problem is shown when its field loses the focus, not while the visitor is typing.
 */
export function useLiveReading<Name extends string, Figures>(
  served: ParsedFigures<Name, Figures>,
  names: readonly Name[],
  read: (answers: TypedFigures<Name>) => ParsedFigures<Name, Figures>,
): Live<Figures> {
  const { search } = useLocation()
  const form = useFormOfAddress()
  const begin = () => ({
    search,
    problems: served.problems,
    figures: served.figures,
    stale: served.figures === undefined,
  })
  const [state, setState] = useState(begin)
  if (state.search !== search) setState(begin)

  const update = (complain: boolean) => {
    if (!form.current) return
    const { figures, problems } = read(typedFigures(names, new FormData(form.current)))
    setState((before) => ({
      search: before.search,
      figures: figures ?? before.figures,
      stale: figures === undefined,
      problems: complain
        ? problems
        : Object.fromEntries(Object.entries(problems).filter(([name]) => before.problems[name])),
    }))
  }

  // The visitor may have typed before the script was loaded.
  const onLoad = useEffectEvent(() => update(false))
  useEffect(() => onLoad(), [])

  const { problems, figures, stale } = state
  return {
    form,
    problems,
    figures,
    stale,
    onInput: () => update(false),
    onBlur: () => update(true),
  }
}
