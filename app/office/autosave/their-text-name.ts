/** The name under which a form sends the text by somebody else that it shows beside a field. */
export const theirTextName = (field: string): string => `theirs:${field}`

/** The names under which a form sends the two texts of a conflict with what was published. */
export const draftedTextName = (field: string): string => `drafted:${field}`
export const publishedTextName = (field: string): string => `published:${field}`
