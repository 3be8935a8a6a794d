/** English is what docs/requirements says; Spanish is its counterpart. */
export type Both = readonly [en: string, es: string]

export const same = (text: string): Both => [text, text]

export interface Screen {
  path: string
  /** Words that stand on the page, outside its dialogs. */
  says?: readonly Both[]
  /** Labels of links, and where they lead, as language-neutral paths. */
  links?: readonly (readonly [en: string, es: string, to: string])[]
  /**
   * Labels of buttons, and the name that the dialog they open is about ('' for the contact dialog,
   * null for none).
   */
  buttons?: readonly (readonly [en: string, es: string, about: Both | '' | null])[]
  /** How many elements a selector matches, dialogs left out. */
  counts?: readonly (readonly [what: string, selector: string, howMany: number])[]
}

/** The section that a heading names. */
export const region = (headingId: string) => `section[aria-labelledby=${headingId}]`
/** The carousel whose label ends with a name in either language. */
export const slides = (howMany: number, ...[en, es = en]: readonly [en: string, es?: string]) =>
  [`pictures of ${en}`, `ul:is([aria-label$="${en}"], [aria-label$="${es}"]) img`, howMany] as const
/** An element with one of two texts. */
export const saying = (element: string, en: string, es: string) =>
  `${element}:is(:contains("${en}"), :contains("${es}"))`

/** The links of the cards of all types. */
export const linksOfTheTypes = [
  'apartments',
  'villas',
  'penthouses',
  'townhouses',
  '16-plus-collection',
  'north-residences',
  'lomas-2',
  'palm-10',
  'waterfall-residences',
].map((slug) => ['View Properties', 'Ver viviendas', `/property-types/${slug}`] as const)
