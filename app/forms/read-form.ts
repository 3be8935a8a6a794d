import { data } from 'react-router'
import { tidyLine, tidyLines } from '#server/shared/text/tidy-text.ts'
import type { FormValues } from './form-result.ts'

/** The default limit; forms of visitors have fewer than half as many fields. */
const defaultMaxFields = 60

/**
 * Reads the form in a request's body.
 * @param maxFields the most fields that the form may have.
 * @throws a response with status 400 when the body is not a form, or not one of ours.
 */
export async function readForm(request: Request, maxFields = defaultMaxFields): Promise<FormData> {
  const form = await request.formData().catch(() => undefined)
  if (!form || [...form.keys()].length > maxFields) throw data(null, { status: 400 })
  return form
}

/** A field's text without NUL, which PostgreSQL cannot store; '' where there is none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}

/** A field's text on one line, with single spaces, as it is stored. */
export const lineIn = (form: FormData, name: string): string =>
  tidyLine(formText(form, name)).replace(/\s+/g, ' ')

/** A field's text of several lines, as it is stored. */
export const linesIn = (form: FormData, name: string): string => tidyLines(formText(form, name))

/** The texts of the named fields that were sent; other fields are dropped. */
export const formTexts = (form: FormData, names: readonly string[]): FormValues =>
  Object.fromEntries(
    names.flatMap((name) => (form.has(name) ? [[name, formText(form, name)]] : [])),
  )

/** Every text of a form by its field, to be shown in the form again. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)] as const))
