/** The key by which references are compared: their letter case does not matter. */
export const referenceKey = (reference: string) => reference.toLowerCase()
