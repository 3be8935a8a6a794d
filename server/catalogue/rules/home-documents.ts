import * as v from 'valibot'
import type { HomeDocument } from '../../database/tables/homes.ts'

/** A name of one line; it may be empty while nobody has written it. */
const name = v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

export const maxDocuments = 20

/** The plans and other documents of a home, in their order. */
export const homeDocuments: v.GenericSchema<unknown, HomeDocument[]> = v.pipe(
  v.array(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
      name: v.strictObject({ en: name, es: name }),
    }),
  ),
  v.maxLength(maxDocuments),
)
