/** The internal paths that pages of refusals are rendered from, which no link may show. */
export const refusedPaths = { page: '/refused', home: '/properties/refused' } as const
