/** The name under which a form sends the text by somebody else that it shows beside a field. */
export const theirTextName = (field: string): string => `theirs:${field}`
