/** The text at a path of names within stored JSON; '' where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  let found = value
  for (const name of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  return typeof found === 'string' ? found : ''
}
