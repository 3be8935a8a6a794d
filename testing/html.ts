import { HTMLElement, parse, TextNode } from 'node-html-parser'

export type { HTMLElement } from 'node-html-parser'

/** A page to search with CSS selectors; `:has()` and `:contains()` work as well. */
export const parseHtml = (html: string): HTMLElement => parse(html)

/** The parsed body of an answer. */
export const pageOf = async (response: Response): Promise<HTMLElement> =>
  parseHtml(await response.text())

/**
 * The only element that a selector matches.
 * @throws when there is none, or more than one.
 */
export function only(within: HTMLElement, selector: string): HTMLElement {
  const [found, ...others] = within.querySelectorAll(selector)
  if (!found || others.length > 0)
    throw new Error(`${selector}: ${found ? others.length + 1 : 0} on the page`)
  return found
}

/** Elements whose content is not text of the page. */
const withoutText = new Set(['script', 'style', 'svg', 'template', 'noscript'])

const rawText = (element: HTMLElement): string =>
  element.childNodes
    .map((node) => {
      if (node instanceof TextNode) return node.text
      return node instanceof HTMLElement && !withoutText.has(node.localName)
        ? ` ${rawText(node)} `
        : ' '
    })
    .join('')

/**
 * The text of an element on one line, including hidden words; every run of spaces becomes one plain
 * space.
 */
export const textOf = (element: HTMLElement): string =>
  rawText(element)
    .replace(/\u2060|\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** An element without the elements in it that match a selector; the page itself is not changed. */
export function without(element: HTMLElement, selector: string): HTMLElement {
  const copy = parseHtml(element.outerHTML)
  for (const found of copy.querySelectorAll(selector)) found.remove()
  return copy
}

interface Control {
  /** The visible words, without those for screen readers only. */
  label: string
  /**
   * The address of a link, the id of the dialog that a button opens, or undefined for a button that
   * submits its form.
   */
  to: string | undefined
}

const labelOf = (control: HTMLElement) => textOf(without(control, '.vh'))

export const links = (within: HTMLElement): Control[] =>
  within
    .querySelectorAll('a')
    .map((link) => ({ label: labelOf(link), to: link.getAttribute('href') }))

export const buttons = (within: HTMLElement): Control[] =>
  within.querySelectorAll('button').map((button) => ({
    label: labelOf(button),
    to: button.getAttribute('commandfor') ?? button.getAttribute('popovertarget'),
  }))

/** The labels of the radio buttons with a name, in order. */
export const choices = (within: HTMLElement, name: string): string[] =>
  within.querySelectorAll(`label:has(input[type=radio][name=${name}])`).map(textOf)

/** The JSON-LD of a page, one value for each script. */
export const structuredData = (page: HTMLElement) =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text))
