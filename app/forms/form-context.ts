import { createContext, useContext } from 'react'
import type { FormValues, FormProblems } from './form-result.ts'

interface FormState {
  id: string
  /** The problems of the fields, in the page's language. */
  problems: FormProblems
  values: FormValues
}

/** The state of a form, for its fields. */
export const FormContext = createContext<FormState | undefined>(undefined)

interface FieldState {
  id: string
  problem: string | undefined
  value: string | undefined
}

/**
 * The state of one field within its form: its id, its problem and the typed text.
 * @throws outside a form.
 */
export function useField(name: string): FieldState {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field was rendered outside a form')
  return { id: `${form.id}-${name}`, problem: form.problems[name], value: form.values[name] }
}
