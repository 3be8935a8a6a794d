import { readForm } from '../forms/read-form.ts'

/**
 * Reads a form of the office. The texts of a development and the pictures of a home have the most
 * fields, several hundred.
 * @throws a response with status 400 when the body is not a form, or not one of ours.
 */
export const readOfficeForm = (request: Request): Promise<FormData> => readForm(request, 600)
