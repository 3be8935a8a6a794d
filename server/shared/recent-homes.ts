/** The list in local storage of the homes that a browser has seen, and the most that it has. */
export const recentHomes = { key: 'recent_homes', max: 7 } as const

/** The key under which a tab stores the query string of the last list. */
export const lastSearchKey = 'list_search'
