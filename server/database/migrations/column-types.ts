/** The column types that the two engines name differently. */
export type ColumnTypes = ReturnType<typeof columnTypes>

export function columnTypes(engine: 'sqlite' | 'postgres') {
  return engine === 'postgres'
    ? ({ json: 'jsonb', time: 'timestamptz', milliseconds: 'bigint', bigint: 'bigint' } as const)
    : ({ json: 'text', time: 'text', milliseconds: 'integer', bigint: 'integer' } as const)
}
