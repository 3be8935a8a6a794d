/** The data of a home from `../homes.mjs`, as a page shows it. */
export interface ShownHome {
  title: string
  price: string
  beds: string
  baths: string
}

/** A home with the data of its own page. */
export interface OwnHome extends ShownHome {
  paragraphs: string[]
  features: string[]
}

/** @returns the expression that gives a text of a home's card. */
export function cardExpression(slug: string, home: ShownHome, text: string): string | undefined {
  const field = (['title', 'price', 'beds', 'baths'] as const).find((name) => home[name] === text)
  return field && `homes['${slug}'].${field}`
}

/** @returns the expression that gives a text of a home's own page. */
export function ownExpression(home: OwnHome, text: string): string | undefined {
  if (home.title === text) return 'home.title'
  if (home.price === text) return 'home.price'
  const paragraph = home.paragraphs.indexOf(text)
  if (paragraph >= 0) return `home.paragraphs[${paragraph}]`
  const feature = home.features.indexOf(text)
  return feature < 0 ? undefined : `home.features[${feature}]`
}
