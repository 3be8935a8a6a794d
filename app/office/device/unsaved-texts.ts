/** The unsaved texts of one form. */
export interface UnsavedTexts {
  /** When the texts were typed, in milliseconds since 1970. */
  at: number
  /** The names of the fields in which something was typed. */
  typed: readonly string[]
  /** All fields by name, including the values that the form started from. */
  texts: readonly (readonly [name: string, text: string])[]
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Milliseconds after which texts that nobody has returned to are removed from the device. */
const maxAge = 7 * 24 * 60 * 60 * 1000

const begin = 'office unsaved '
const keyOf = (member: string, path: string) => `${begin}${member} ${path}`

/** The unsaved texts of the office's forms on this device, by member and form. */
export function unsavedTextsIn(store: Store) {
  const keys = () =>
    Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
      (key): key is string => key !== null && key.startsWith(begin),
    )
  return {
    keep: (member: string, path: string, kept: UnsavedTexts) =>
      store.setItem(keyOf(member, path), JSON.stringify(kept)),
    forget: (member: string, path: string) => store.removeItem(keyOf(member, path)),
    read: (member: string, path: string) => parse(store.getItem(keyOf(member, path))),
    /** The number of a member's fields that are not saved yet. */
    count: (member: string) =>
      keys()
        .filter((key) => key.startsWith(keyOf(member, '')))
        .reduce((sum, key) => sum + (parse(store.getItem(key))?.typed.length ?? 0), 0),
    /** When a member signs out, none of their texts stay on a device that others may use. */
    forgetAll(member: string) {
      for (const key of keys()) if (key.startsWith(keyOf(member, ''))) store.removeItem(key)
    },
    forgetOld(now: number) {
      for (const key of keys()) {
        const kept = parse(store.getItem(key))
        if (!kept || now - kept.at > maxAge) store.removeItem(key)
      }
    },
  }
}

function parse(text: string | null): UnsavedTexts | undefined {
  const value = fromJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const at: unknown = Reflect.get(value, 'at')
  const typed: unknown = Reflect.get(value, 'typed')
  const texts: unknown = Reflect.get(value, 'texts')
  return typeof at === 'number' && Array.isArray(typed) && Array.isArray(texts)
    ? { at, typed: typed.filter((name) => typeof name === 'string'), texts: texts.filter(isText) }
    : undefined
}

/** Other code may have written to the browser's store: a text that is not JSON is ignored. */
function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
