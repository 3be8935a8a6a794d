import type { ContentFields } from '#server/content/content.ts'

type Tree =
  | string
  | number
  | boolean
  | undefined
  | readonly Tree[]
  | { readonly [key: string]: Tree }

const isList = (tree: unknown): tree is readonly string[] =>
  Array.isArray(tree) && tree.length > 0 && tree.every((part) => typeof part === 'string')

const childPath = (path: string, key: string | number) => (path ? `${path}.${key}` : `${key}`)

/**
 * Every text and number of a tree as a field, by its path. A list of texts is one field, with one
 * text on each line.
 * @param path the path of the tree itself.
 */
export function fieldsIn(tree: unknown, path: string): Record<string, string> {
  if (typeof tree === 'string') return { [path]: tree }
  if (typeof tree === 'number') return { [path]: String(tree) }
  if (typeof tree !== 'object' || tree === null) return {}
  if (isList(tree)) return { [path]: tree.join('\n') }
  const fields: Record<string, string> = {}
  for (const [key, part] of Object.entries<unknown>({ ...tree }))
    Object.assign(fields, fieldsIn(part, childPath(path, key)))
  return fields
}

/**
 * Replaces the values of a tree by the fields with their paths; other fields are ignored. It is the
 * inverse of {@link fieldsIn}.
 */
export function withFields<T>(tree: T, fields: ContentFields, path: string): T
export function withFields(tree: Tree, fields: ContentFields, path: string): Tree {
  const text = Object.hasOwn(fields, path) ? fields[path] : undefined
  if (typeof tree === 'string') return text ?? tree
  if (typeof tree === 'number') return text === undefined ? tree : Number(text)
  if (typeof tree !== 'object') return tree
  if (isList(tree)) return text === undefined ? tree : text.split('\n')
  if (Array.isArray(tree))
    return tree.map((part, index) => withFields(part, fields, childPath(path, index)))
  return Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [
      key,
      withFields(part, fields, childPath(path, key)),
    ]),
  )
}
