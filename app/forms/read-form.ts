import { data } from 'react-router'
import type { FormValues } from './form-result.ts'

/**
 * The form in a request's body.
 * @throws a response with status 400 when the body is no form.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** A field's text, or '' where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The texts of those of the named fields that were sent; all others are dropped. */
export const textsOf = (form: FormData, names: readonly string[]): FormValues =>
  Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)]] : [])))
