/** Reads HTML as the site writes it: every element closed, no `>` in attributes. Enough for tests, and no parser to install. */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
const tidy = (text: string) =>
  decode(text)
    .replace(/\u2060|\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What is left when scripts, styles, drawings and comments are taken out: the part of a page that a reader meets. */
export const shown = (html: string): string =>
  html.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<!--[\s\S]*?-->/g, '')

/** The words of some HTML on one line; spaces of every kind are one plain space. */
export const wordsOf = (html: string): string => tidy(shown(html).replace(/<[^>]+>/g, ' '))

/** The outer HTML of every element whose opening tag matches, nested ones included, in the order of the page. */
export function elements(html: string, opening: RegExp): string[] {
  const found: string[] = []
  for (const { 0: tag, index } of html.matchAll(new RegExp(opening.source, 'g'))) {
    const name = /^<([\w-]+)/.exec(tag)?.[1]
    if (!name) throw new Error(`${opening.source} does not begin with a tag`)
    found.push(html.slice(index, endOf(html, name, index)))
  }
  return found
}

/** The only element whose opening tag matches. @throws when there is none, or more than one. */
export function element(html: string, opening: RegExp): string {
  const [found, ...others] = elements(html, opening)
  if (found === undefined || others.length > 0)
    throw new Error(`${opening.source}: ${found ? others.length + 1 : 0} on the page`)
  return found
}

/** Where the element that begins at an index ends, its own namesakes inside it counted. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*?(/?)>`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[1]) depth -= 1
    else if (!tag[2]) depth += 1
    if (depth <= 0) return tags.lastIndex
  }
  throw new Error(`<${name}> is never closed`)
}

/** How often a pattern occurs. */
export const count = (html: string, pattern: RegExp): number =>
  [...html.matchAll(new RegExp(pattern.source, 'g'))].length

/** An attribute of the element's own tag. */
export const attribute = (outer: string, name: string): string | undefined => {
  const value = new RegExp(`^<[^>]*\\s${name}="([^"]*)"`).exec(outer)?.[1]
  return value === undefined ? undefined : decode(value)
}

export interface Control {
  /** Its words, up to the part that is only for those who hear it out of its context. */
  label: string
  /** A link's address, or the id of the dialog that a button opens, or undefined for a button that sends its form. */
  to: string | undefined
}

const labelOf = (outer: string) => wordsOf(outer.replace(/<span class="vh">[\s\S]*?<\/span>/g, ''))

/** Every link of a piece of page. */
export const links = (html: string): Control[] =>
  elements(shown(html), /<a\b[^>]*>/).map((outer) => ({
    label: labelOf(outer),
    to: attribute(outer, 'href'),
  }))

/** Every button of a piece of page. */
export const buttons = (html: string): Control[] =>
  elements(shown(html), /<button\b[^>]*>/).map((outer) => ({
    label: labelOf(outer),
    to: attribute(outer, 'commandfor') ?? attribute(outer, 'popoverTarget'),
  }))

/** The choices of a question: the labels of its radio buttons, in order. */
export const choices = (html: string, name: string): string[] =>
  elements(html, /<label\b[^>]*>/)
    .filter((label) => label.includes(`type="radio" name="${name}"`))
    .map(wordsOf)
