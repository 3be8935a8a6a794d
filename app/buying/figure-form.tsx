import { Form, useLocation } from 'react-router'
import { useFormOfAddress } from '#app/components/use-form-of-address.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { figureWords } from './figure-words.ts'
import { addressNames, type FigureField, mayBeRange } from './figures.ts'
import { maxFigureLength } from './typed-figure.ts'
import { UnitField } from './unit-field.tsx'

interface FigureFormProps {
  /** The id of the section that shows the result. */
  section: string
  /** The name of the figures, for screen readers. */
  legend: string
  fields: FigureField[]
  /**
   * Figures of other forms that are in the address although the reader has not changed them. The
   * form does not send them on, so that they are computed anew from its own figures.
   */
  unchanged?: readonly string[]
}

/**
 * A GET form for figures that a reader may change. The home's address contains the figures of all
 * such forms.
 */
export function FigureForm({ section, legend, fields, unchanged = [] }: FigureFormProps) {
  const { language } = useRootData()
  const copy = figureWords[language]
  const { pathname, search } = useLocation()
  const form = useFormOfAddress()

  const own = new Set<string>(fields.map(({ name }) => name))
  const carried = [...new URLSearchParams(search)].filter(
    ([name]) => addressNames.includes(name) && !own.has(name) && !unchanged.includes(name),
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
        <input key={name} type="hidden" name={name} value={value.slice(0, maxFigureLength)} />
      ))}
      <fieldset className="borrow__in">
        <legend className="vh">{legend}</legend>
        {fields.map(({ name, text, hint, problem }) => (
          <UnitField
            key={name}
            name={name}
            {...copy.fields[name]}
            defaultValue={text}
            inputMode={mayBeRange(name) ? 'text' : 'decimal'}
            hint={hint}
            problem={problem}
          />
        ))}
        <button className="btn btn--line">{copy.calculate}</button>
      </fieldset>
    </Form>
  )
}

interface ChangeFiguresProps extends FigureFormProps {
  open: boolean
  help?: string
}

/** A {@link FigureForm} behind a button. It starts open if the reader has changed a figure. */
export function ChangeFigures({ open, help, ...form }: ChangeFiguresProps) {
  const { language } = useRootData()
  return (
    <details className="change no-print" open={open}>
      <summary>{figureWords[language].change}</summary>
      {help && <p className="small slate change__why">{help}</p>}
      <FigureForm {...form} />
    </details>
  )
}
