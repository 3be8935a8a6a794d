import type { Cursor } from './cursor.ts'

/** PostgREST's description of a name in its errors. */
export const fieldName = 'field name (* or [a..z0..9_$])'
const name = /[\p{L}\p{N}_$ ]+(-(?!>)[\p{L}\p{N}_$ ]+)*/uy
/** A name or value in double quotes, in which a backslash escapes the next character. */
export const quoted = /"(?:[^"\\]|\\.)*"/suy

/** Reads the name of a column, which may be quoted; undefined where no name comes next. */
export function readName(cursor: Cursor): string | undefined {
  const text = cursor.match(quoted)
  if (text !== undefined) return unquote(text)
  return cursor.match(name)?.trim() || undefined
}

/** The content of a {@link quoted} text. */
export const unquote = (text: string) => text.slice(1, -1).replace(/\\(.)/gs, '$1')
