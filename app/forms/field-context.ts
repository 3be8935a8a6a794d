import { createContext, useContext } from 'react'
import type { Problem } from '#server/leads/validate.ts'

export interface FormState {
  id: string
  problems: Partial<Record<string, Problem>>
  values: Record<string, string>
}

/** What a form's fields know of it. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** A field's own part of the form around it: its id, what is wrong with it, and what was typed. */
export function useField(name: string): {
  id: string
  problem: Problem | undefined
  value: string | undefined
} {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside a form')
  return { id: `${form.id}-${name}`, problem: form.problems[name], value: form.values[name] }
}
