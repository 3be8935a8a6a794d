/** What a writing request prefers (RFC 7240), as PostgREST reads it; anything else is ignored. */
export interface Preferences {
  returns: 'minimal' | 'headers-only' | 'representation'
  /** For rows that are there already; undefined makes them an error. */
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  /** A column that a row leaves out has its default instead of nothing. */
  missingDefault: boolean
  counts: boolean
  /** The header Preference-Applied; undefined where nothing was asked for. */
  applied: string | undefined
}

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
} as const

/** @param header the Prefer header. @param method decides what can be applied. */
export function readPreferences(header: string | null, method: string): Preferences {
  const asked = new Map<string, string>()
  for (const preference of (header ?? '').split(',')) {
    const [name = '', value = ''] = preference.split('=').map((part) => part.trim())
    // The first of several counts (RFC 7240, section 2).
    if (!asked.has(name)) asked.set(name, value)
  }
  const of = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === asked.get(name))
  const resolution = method === 'POST' ? of('resolution', known.resolution) : undefined
  const missing = method === 'DELETE' ? undefined : of('missing', known.missing)
  const returns = of('return', known.return)
  const count = of('count', known.count)
  const applied = Object.entries({ resolution, missing, return: returns, count })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join(', ')
  return {
    returns: returns ?? 'minimal',
    resolution,
    missingDefault: missing === 'default',
    counts: count !== undefined,
    applied: applied || undefined,
  }
}
