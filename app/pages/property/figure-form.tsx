import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { addressNames, type Answer, longest } from './figures.ts'
import { figureWords } from './figure-words.ts'

interface FigureFormProps {
  /** The id of the section that shows the result. */
  section: string
  /** What the figures are, for screen readers. */
  legend: string
  answers: Answer[]
  /** Fields that are no figures, and their names. */
  choice?: { names: string[]; fields: ReactNode } | undefined
}

/** Figures that a reader may change, as a form with GET: they are in the home's address, with those of the other forms. */
export function FigureForm({ section, legend, answers, choice }: FigureFormProps) {
  const { language } = useRootData()
  const copy = figureWords[language]
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shownSearch = useRef(search)

  // A new address, by the form's button or by Back, replaces the values of all fields.
  useEffect(() => {
    if (shownSearch.current === search) return
    shownSearch.current = search
    form.current?.reset()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [search])

  const own = new Set<string>([...answers.map(({ name }) => name), ...(choice?.names ?? [])])
  const carried = [...new URLSearchParams(search)].filter(
    ([name]) => addressNames.includes(name) && !own.has(name),
  )
  return (
    <Form
      ref={form}
      className="borrow no-print"
      method="get"
      action={`${pathname}#${section}`}
      noValidate
      preventScrollReset
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value.slice(0, longest)} />
      ))}
      <fieldset className="borrow__in">
        <legend className="vh">{legend}</legend>
        {answers.map(({ name, text, problem }) => (
          <div key={name} className={problem ? 'field is-invalid' : 'field'}>
            <label htmlFor={name}>
              {copy.fields[name].label}
              <span className="vh">, {copy.fields[name].unitLabel}</span>
            </label>
            <div className="unitbox">
              <input
                id={name}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={longest}
                defaultValue={text}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${name}-problem` : undefined}
              />
              <span aria-hidden="true">{copy.fields[name].unit}</span>
            </div>
            {problem && (
              <p className="error" id={`${name}-problem`}>
                {problem}
              </p>
            )}
          </div>
        ))}
        {choice?.fields}
        <button className="btn btn--line">{copy.calculate}</button>
      </fieldset>
    </Form>
  )
}

/** The same behind a button, open once a figure has been changed. */
export function ChangeFigures({ open, ...form }: FigureFormProps & { open: boolean }) {
  const { language } = useRootData()
  return (
    <details className="change no-print" open={open}>
      <summary>{figureWords[language].change}</summary>
      <FigureForm {...form} />
    </details>
  )
}
