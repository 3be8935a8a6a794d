import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { dateInWords } from './date-in-words.ts'

interface Labelled {
  label: string
  /** Whether the label is only for screen readers, because the field's position explains it. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  /** The message about an invalid value. */
  problem?: string | undefined
}

export type FieldProps = Labelled & ComponentProps<'input'> & { name: string }

/** A field with its label, and the message about a problem beside it. */
export function OfficeField(field: FieldProps) {
  return field.type === 'datetime-local' || field.type === 'date' ? (
    <DateField {...field} />
  ) : (
    <InputField {...field} />
  )
}

/**
 * Browsers show a date in their own language; the chosen date is therefore also written in the
 * language of the office.
 */
function DateField({ onInput, ...field }: FieldProps) {
  const { language } = useRootData()
  const [typed, setTyped] = useState(field.defaultValue)
  return (
    <InputField
      {...field}
      hint={[dateInWords(String(typed ?? ''), language), field.hint].filter(Boolean).join('. ')}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}

function InputField({ label, isLabelHidden, hint, problem, ...input }: FieldProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, isLabelHidden, hint, problem }}>
      <input {...input} id={id} {...described({ id, hint, problem })} />
    </Frame>
  )
}

type TextAreaProps = Labelled & ComponentProps<'textarea'> & { name: string }

/** A text of several lines with its label, its hint and a message. */
export function TextArea({ label, isLabelHidden, hint, problem, ...textarea }: TextAreaProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, isLabelHidden, hint, problem }}>
      <textarea {...textarea} id={id} {...described({ id, hint, problem })} />
    </Frame>
  )
}

interface SelectProps extends Labelled, ComponentProps<'select'> {
  name: string
  options: readonly (readonly [value: string, text: string])[]
}

/** A choice with its label, its hint and a message. */
export function Select({ label, isLabelHidden, hint, problem, options, ...select }: SelectProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, isLabelHidden, hint, problem }}>
      <select {...select} id={id} {...described({ id, hint, problem })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

const problemId = (id: string) => `${id}-problem`
const hintId = (id: string) => `${id}-hint`

/** The attributes that connect a field with its message and its hint. */
function described({ id, hint, problem }: Pick<Labelled, 'hint' | 'problem'> & { id: string }) {
  const ids = [problem && problemId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return {
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  }
}

interface FrameProps extends Labelled {
  id: string
  children: ReactNode
}

const Frame = ({ id, label, isLabelHidden, hint, problem, children }: FrameProps) => (
  <div className={problem ? 'field is-invalid' : 'field'}>
    <label className={isLabelHidden ? 'vh' : undefined} htmlFor={id}>
      {label}
    </label>
    {children}
    {problem && (
      <p className="error" id={problemId(id)}>
        {problem}
      </p>
    )}
    {hint && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
  </div>
)
