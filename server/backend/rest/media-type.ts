import { RestError } from './rest-error.ts'

interface MediaType {
  /** One row as an object instead of an array. */
  isObject: boolean
  /** Fields that are null are left out. */
  withoutNulls: boolean
}

/**
 * The form of the answer that an Accept header asks for.
 * @throws {RestError} 406 PGRST107.
 */
export function readAccept(accept: string | undefined): MediaType {
  for (const one of (accept ?? '*/*').split(',').map((range) => range.trim().toLowerCase())) {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim())
    const withoutNulls = parameters.includes('nulls=stripped')
    if (type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.object')
      return { isObject: true, withoutNulls }
    if (type === 'application/vnd.pgrst.array+json' || type === 'application/vnd.pgrst.array')
      return { isObject: false, withoutNulls }
    if (type === 'application/json' || type === '*/*' || type === 'application/*' || type === '')
      return { isObject: false, withoutNulls: false }
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`)
}

/** The Content-Type of an answer in this form. */
export function contentType({ isObject, withoutNulls }: MediaType): string {
  if (!isObject && !withoutNulls) return 'application/json; charset=utf-8'
  return `application/vnd.pgrst.${isObject ? 'object' : 'array'}+json${withoutNulls ? ';nulls=stripped' : ''}; charset=utf-8`
}
