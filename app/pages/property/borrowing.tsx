import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import type { BorrowingView } from './borrowing.ts'

/** A mortgage by the month; its figures are in the address. */
export function Borrowing({ view }: { view: BorrowingView }) {
  const { words: copy, answers, result, longest } = view
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

  return (
    <section className="grid part" id="borrow" aria-labelledby="borrow-title">
      <h2 id="borrow-title">{copy.title}</h2>
      <div className="part__main">
        <div role="status">
          {result ? (
            <>
              <p className="big">
                {result.payment} <small>{copy.month}</small>
              </p>
              <p>{result.text}</p>
            </>
          ) : (
            <p className="lead">{copy.correct}</p>
          )}
        </div>
        <Form
          ref={form}
          className="borrow no-print"
          method="get"
          action={`${pathname}#borrow`}
          noValidate
          preventScrollReset
        >
          <fieldset className="borrow__in">
            <legend className="vh">{copy.legend}</legend>
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
            <button className="btn btn--line">{copy.calculate}</button>
          </fieldset>
        </Form>
      </div>
      <div className="part__side">
        <p className="small slate">{copy.note}</p>
      </div>
    </section>
  )
}
