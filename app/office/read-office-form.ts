import { formText, readForm } from '../forms/read-form.ts'

/**
 * Reads a form of the office. The texts of a development and the pictures of a home have the most
 * fields, several hundred.
 * @throws a response with status 400 when the body is not a form, or not one of ours.
 */
export const readOfficeForm = (request: Request): Promise<FormData> => readForm(request, 600)

/**
 * The id that a page gave what its form makes: sent twice, it is made once. Another one where it
 * was altered.
 */
export const idIn = (form: FormData, name: string): string =>
  /^[\da-f-]{36}$/.exec(formText(form, name))?.[0] ?? crypto.randomUUID()
