/** A text with a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with a small letter in front, as a part of a sentence. */
export const lowerInitial = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
