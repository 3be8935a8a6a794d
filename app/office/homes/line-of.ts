import { textOf } from '#app/forms/read-form.ts'

/** A name or an alternative text of a form, on one line. */
export const lineOf = (form: FormData, name: string): string =>
  textOf(form, name)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300)
