/**
 * Puts values into a sentence: `fillWords('From {price}', { price: '€545,000' })`. A name that has
 * no value stays as it is.
 */
export const fillWords = (
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
