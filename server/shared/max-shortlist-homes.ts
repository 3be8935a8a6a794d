/** The most homes on a visitor's list (docs/requirements/homes.md#shortlist). */
export const maxShortlistHomes = 12
