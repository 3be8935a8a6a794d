/** The keys of a record, with their type. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[]
export function keysOf(record: object): string[] {
  return Object.keys(record)
}

/** A record with the same keys, in which `map` has converted each value. */
export function mapValues<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  map: (value: A, key: K) => B,
): Record<K, B>
export function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  map: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

/** The values of an object under other keys; `names` maps each new key to the key in the object. */
export function picked<Source extends object, Names extends Record<string, keyof Source>>(
  source: Source,
  names: Names,
): { [Name in keyof Names]: Source[Names[Name]] }
export function picked(source: object, names: Record<string, string>): object {
  return mapValues(names, (name) => Reflect.get(source, name))
}

/** The values of an object under other keys; `names` maps each key in the object to the new key. */
export function renamed<
  Source extends Record<keyof Names, unknown>,
  Names extends Record<string, string>,
>(source: Source, names: Names): { [Name in keyof Names as Names[Name]]: Source[Name] }
export function renamed(source: object, names: Record<string, string>): object {
  return Object.fromEntries(
    Object.entries(names).map(([name, renamedTo]) => [renamedTo, Reflect.get(source, name)]),
  )
}
