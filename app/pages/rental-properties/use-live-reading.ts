import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { type Answers, answersOf, type Reading } from './read-figures.ts'

interface Live<Figures> {
  form: RefObject<HTMLFormElement | null>
  problems: Reading<Figures>['problems']
  /** Of the last reading without a problem; undefined when there was none yet. */
  figures: Figures | undefined
  /** Something in the form cannot be read, so the figures are not those of the form. */
  stale: boolean
  onInput: () => void
  onBlur: () => void
}

/**
 * A calculator's form, read anew at each change. What the server read from the address is where it
 * begins, and all there is without script. A mistake is said when its field is left, not while
 * one is still typing.
 */
export function useLiveReading<Figures>(
  served: Reading<Figures>,
  names: readonly string[],
  read: (answers: Answers) => Reading<Figures>,
): Live<Figures> {
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shownSearch = useRef(search)
  const begin = () => ({
    search,
    problems: served.problems,
    figures: served.figures,
    stale: served.figures === undefined,
  })
  const [state, setState] = useState(begin)
  if (state.search !== search) setState(begin)

  // Another address, by the form's own button or by Back: its figures, also in fields that were typed in.
  useEffect(() => {
    if (shownSearch.current === search) return
    shownSearch.current = search
    form.current?.reset()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [search])

  const update = (complain: boolean) => {
    if (!form.current) return
    const { figures, problems } = read(answersOf(names, new FormData(form.current)))
    setState((before) => ({
      search: before.search,
      figures: figures ?? before.figures,
      stale: figures === undefined,
      problems: complain
        ? problems
        : Object.fromEntries(Object.entries(problems).filter(([name]) => before.problems[name])),
    }))
  }

  // The page may have been typed in before its script came.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => update(false), [])

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
