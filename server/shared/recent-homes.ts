/** The list in local storage of the homes that a browser has seen, and the most that it has. */
export const recentHomes = { key: 'recent_homes', max: 7 } as const

/**
 * The keys under which a tab stores the last list: its query string, and the language and words of
 * what it found, `en 7 apartments`.
 */
export const lastSearchKeys = { search: 'list_search', found: 'list_found' } as const
