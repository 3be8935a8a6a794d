import { formText, readForm } from '../forms/read-form.ts'

/**
 * Reads a form of the office. The texts of a development and the pictures of a home have the most
 * fields, several hundred.
 * @throws a response with status 400 when the body is not a form, or not one of ours.
 */
export const readOfficeForm = (request: Request): Promise<FormData> => readForm(request, 600)

/**
 * The id that a page has given to what its form creates, so that a form that is sent twice creates
 * it once. A new id replaces an invalid one.
 */
export const idIn = (form: FormData, name: string): string =>
  /^[\da-f-]{36}$/.exec(formText(form, name))?.[0] ?? crypto.randomUUID()
