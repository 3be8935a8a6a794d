import { formText } from '#app/forms/read-form.ts'

/** A name or an alternative text from a form, on one line. */
export const singleLine = (form: FormData, name: string): string =>
  formText(form, name)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300)
