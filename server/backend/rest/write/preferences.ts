/** The preferences of a write request (RFC 7240) that PostgREST supports; others are ignored. */
export interface Preferences {
  returns: 'minimal' | 'headers-only' | 'representation'
  /** How existing rows are treated; undefined makes them an error. */
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  /** Whether an absent column gets its default instead of null. */
  missingDefault: boolean
  counts: boolean
  /** The header Preference-Applied; undefined without preferences. */
  applied: string | undefined
}

const allowedValues = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
} as const

/**
 * @param header the Prefer header.
 * @param method decides which preferences apply.
 */
export function readPreferences(header: string | null, method: string): Preferences {
  const preferences = new Map<string, string>()
  for (const preference of (header ?? '').split(',')) {
    const [name = '', value = ''] = preference.split('=').map((part) => part.trim())
    // The first of several counts (RFC 7240, section 2).
    if (!preferences.has(name)) preferences.set(name, value)
  }
  const allowed = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === preferences.get(name))
  const resolution = method === 'POST' ? allowed('resolution', allowedValues.resolution) : undefined
  const missing = method === 'DELETE' ? undefined : allowed('missing', allowedValues.missing)
  const returns = allowed('return', allowedValues.return)
  const count = allowed('count', allowedValues.count)
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
