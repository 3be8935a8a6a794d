/** Random keys that all processes share, by name. */
interface KeysTable {
  name: string
  value: string
}

export interface KeysTables {
  keys: KeysTable
}
