/** What is equal for references that are the same one: the case does not matter. */
export const referenceKey = (reference: string) => reference.toLowerCase()
