import * as v from 'valibot'
import { formText } from '#app/forms/read-form.ts'

const fields = v.record(v.string(), v.string())

/** The values from which a form started; undefined for a form that does not contain them. */
export function readBase(form: FormData): Record<string, string> | undefined {
  try {
    return v.parse(fields, JSON.parse(formText(form, 'base')))
  } catch {
    return undefined
  }
}
