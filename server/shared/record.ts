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
