/** Random keys that all processes share, by name. */
interface KeysTable {
  name: string
  value: string
}

/** The tables of keys. */
export interface KeysTables {
  keys: KeysTable
}
