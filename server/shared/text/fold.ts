/** A text in the form in which searches compare it: lower case, without accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
