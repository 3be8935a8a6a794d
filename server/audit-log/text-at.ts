/** A text within stored JSON, found by a path of names; '' where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  let found = value
  for (const name of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  return typeof found === 'string' ? found : ''
}
