import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { bedroomCounts, enquiryTypes, maxLengths, purchaseBudgets, releaseBudgets, releasePreferences, rentalBudgets } from '#server/leads/options.ts'
import { useShell } from '../shell/use-shell.ts'
import { useField } from './field-context.ts'

interface TextFieldProps {
  name: keyof typeof maxLengths
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  hint?: string
  required?: boolean
}

/** A labelled line of text with its hint and, tied to it, what is wrong. */
function TextField({ name, type = 'text', autoComplete, hint, required = true }: TextFieldProps) {
  const { forms } = useShell()
  const { id, problem, value } = useField(name)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{forms.fields[name]}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={required}
        maxLength={maxLengths[name]}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem name={name} />
    </div>
  )
}

function FieldProblem({ name }: { name: string }) {
  const { forms } = useShell()
  const { id, problem } = useField(name)
  if (!problem) return null
  return (
    <p className="error" id={`${id}-problem`}>
      {forms.problems[problem]}
    </p>
  )
}

export const NameField = () => <TextField name="name" autoComplete="name" />

export const EmailField = () => <TextField name="email" type="email" autoComplete="email" />

export function PhoneField() {
  const { forms } = useShell()
  return <TextField name="phone" type="tel" autoComplete="tel" hint={forms.fields.phoneHint} />
}

export function MessageField({ required = false, hint }: { required?: boolean; hint?: string }) {
  const { forms } = useShell()
  const { id, problem, value } = useField('message')
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{forms.fields.message}</label>
      <textarea
        id={id}
        name="message"
        rows={4}
        required={required}
        maxLength={maxLengths.message}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem name="message" />
    </div>
  )
}

/** What kind of home, how many bedrooms, for how much (to buy, or a month): the three choices of every enquiry. */
export function WishFields({ rental = false }: { rental?: boolean }) {
  const { forms } = useShell()
  const budgets = rental
    ? rentalBudgets.map((name): [string, string] => [name, forms.rentalBudgets[name]])
    : purchaseBudgets.map((name): [string, string] => [name, forms.budgets[name]])
  return (
    <div className="form__row">
      <Choices name="propertyType" legend={forms.fields.propertyType} options={enquiryTypes.map((type) => [type, forms.types[type]])} />
      <Choices name="bedrooms" legend={forms.fields.bedrooms} options={bedroomCounts.map((count) => [count, count])} numerals />
      <Choices name="budget" legend={rental ? forms.rentalBudget : forms.fields.budget} options={budgets} />
    </div>
  )
}

/** How much, in the finer steps of the interest form. */
export function ReleaseBudgetField() {
  const { forms } = useShell()
  return <Choices name="budget" legend={forms.fields.budget} options={releaseBudgets.map((name) => [name, forms.releaseBudgets[name]])} />
}

/** What kind of home in a new release. */
export function PreferencesField() {
  const { forms } = useShell()
  return <Choices name="preferences" legend={forms.fields.preferences} options={releasePreferences.map((name) => [name, forms.preferences[name]])} />
}

interface ChoicesProps {
  name: string
  legend: string
  options: [value: string, label: string][]
  /** Large figures side by side instead of a ruled list. */
  numerals?: boolean
}

function Choices({ name, legend, options, numerals = false }: ChoicesProps) {
  const { id, problem, value } = useField(name)
  const choices = options.map(([option, label]): ReactNode => (
    <label key={option} className={numerals ? 'numeral' : 'choice'}>
      <input type="radio" name={name} value={option} defaultChecked={value === option} />
      {numerals ? <span>{label}</span> : label}
    </label>
  ))
  return (
    <fieldset className="choices" id={id} tabIndex={-1} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{legend}</legend>
      {numerals ? <div className="numerals">{choices}</div> : choices}
      <FieldProblem name={name} />
    </fieldset>
  )
}
