import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import {
  bedroomCounts,
  enquiryTypes,
  maxLengths,
  purchaseBudgets,
  releaseBudgets,
  releasePreferences,
  rentalBudgets,
} from '#server/leads/options.ts'
import { Field, LongField, Problem } from '../components/field.tsx'
import { useShell } from '../shell/use-shell.ts'
import { useField } from './field-context.ts'

interface TextFieldProps {
  name: keyof typeof maxLengths
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  hint?: string
  required?: boolean
}

function TextField({ name, type = 'text', required = true, ...line }: TextFieldProps) {
  const { forms } = useShell()
  const { id, problem, value } = useField(name)
  return (
    <Field
      id={id}
      label={forms.fields[name]}
      name={name}
      type={type}
      required={required}
      maxLength={maxLengths[name]}
      defaultValue={value}
      problem={problem && forms.problems[problem]}
      {...line}
    />
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
  return (
    <LongField
      id={id}
      label={forms.fields.message}
      name="message"
      rows={4}
      required={required}
      maxLength={maxLengths.message}
      defaultValue={value}
      hint={hint}
      problem={problem && forms.problems[problem]}
    />
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
      <Choices
        name="propertyType"
        legend={forms.fields.propertyType}
        options={enquiryTypes.map((type) => [type, forms.types[type]])}
      />
      <Choices
        name="bedrooms"
        legend={forms.fields.bedrooms}
        options={bedroomCounts.map((count) => [count, count])}
        numerals
      />
      <Choices
        name="budget"
        legend={rental ? forms.rentalBudget : forms.fields.budget}
        options={budgets}
      />
    </div>
  )
}

/** How much, in the finer steps of the interest form. */
export function ReleaseBudgetField() {
  const { forms } = useShell()
  return (
    <Choices
      name="budget"
      legend={forms.fields.budget}
      options={releaseBudgets.map((name) => [name, forms.releaseBudgets[name]])}
    />
  )
}

/** What kind of home in a new release. */
export function PreferencesField() {
  const { forms } = useShell()
  return (
    <Choices
      name="preferences"
      legend={forms.fields.preferences}
      options={releasePreferences.map((name) => [name, forms.preferences[name]])}
    />
  )
}

interface ChoicesProps {
  name: string
  legend: string
  options: [value: string, label: string][]
  /** Large figures side by side instead of a ruled list. */
  numerals?: boolean
}

function Choices({ name, legend, options, numerals = false }: ChoicesProps) {
  const { forms } = useShell()
  const { id, problem, value } = useField(name)
  const choices = options.map(([option, label]): ReactNode => (
    <label key={option} className={numerals ? 'numeral' : 'choice'}>
      <input type="radio" name={name} value={option} defaultChecked={value === option} />
      {numerals ? <span>{label}</span> : label}
    </label>
  ))
  return (
    <fieldset
      className="choices"
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend>{legend}</legend>
      {numerals ? <div className="numerals">{choices}</div> : choices}
      {problem && <Problem id={id} text={forms.problems[problem]} />}
    </fieldset>
  )
}
