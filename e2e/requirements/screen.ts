/** A text in both languages; docs/requirements contains the English one. */
export type Both = readonly [en: string, es: string]

export const same = (text: string): Both => [text, text]

export interface Screen {
  path: string
  /** Words on the page, outside its dialogs. */
  says?: readonly Both[]
  /** Labels of links with their targets, as language-neutral paths. */
  links?: readonly (readonly [en: string, es: string, to: string])[]
  /**
   * Labels of buttons, and the subject of the dialog that they open ('' for the contact dialog,
   * null for none).
   */
  buttons?: readonly (readonly [en: string, es: string, about: Both | '' | null])[]
  /** How many elements match a selector, without dialogs. */
  counts?: readonly (readonly [what: string, selector: string, howMany: number])[]
}

/** The section that a heading names. */
export const region = (headingId: string) => `section[aria-labelledby=${headingId}]`
/** The carousel whose label ends with a name in either language. */
export const slides = (howMany: number, ...[en, es = en]: readonly [en: string, es?: string]) =>
  [`pictures of ${en}`, `ul:is([aria-label$="${en}"], [aria-label$="${es}"]) img`, howMany] as const
/** An element that contains one of two texts. */
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
