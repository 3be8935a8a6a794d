import { formText } from '#app/forms/read-form.ts'
import type { FormRequest } from '#app/office/handle-form.ts'

/** A form of a lead's page. */
export interface LeadRequest extends FormRequest {
  id: string
}

/** The maximum length of a reply and of a note, in UTF-16 units. */
export const maxReplyLength = 8000

/** The maximum length of a title with reference that names a home. */
export const maxHomeName = 250

/** The values of the chosen files, each at most as long as an address. */
export const chosenIn = (form: FormData): string[] =>
  form.getAll('attach').map((value) => String(value).slice(0, 300))

export const messageOf = (form: FormData, name: string): string =>
  formText(form, name).replace(/\r\n?/g, '\n').trim()

/** The id that the page gave the reply; empty if it was altered. */
export const replyIdIn = (form: FormData): string =>
  /^[\da-f-]{36}$/.exec(formText(form, 'reply'))?.[0] ?? ''
