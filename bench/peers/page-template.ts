import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import type { PeerPage } from './peer-page.ts'
import { cardExpression, ownExpression } from './shown-home.ts'

/** The syntax in which a framework writes the parts of a template. */
export interface Syntax {
  /** An expression as the content of an element. */
  value(expression: string): string
  text(html: string): string
  element(tag: string, attributes: Record<string, string>, content: string): string
}

/**
 * Makes a peer's template from a page of ours: the same elements, styles and pictures, without our
 * scripts. The values of a home in the database (title, price, rooms, texts) become expressions, as
 * in a template written by hand.
 */
export function pageTemplate(page: PeerPage, syntax: Syntax): { head: string; body: string } {
  const html = parse(page.html, { blockTextElements: { style: true } })
  for (const script of html.querySelectorAll('script')) script.remove()
  // Our styles are inlined when a page is sent; the pages of a framework link to theirs.
  for (const style of html.querySelectorAll('style[data-from]'))
    style.replaceWith(`<link rel="stylesheet" href="${style.getAttribute('data-from')}">`)

  const write = (node: Node, card: string | undefined): string => {
    if (node instanceof TextNode) return writeText(node, card)
    if (!(node instanceof HTMLElement)) return ''
    const inside = node.tagName === 'ARTICLE' ? slugIn(node) : card
    const content = node.childNodes.map((child) => write(child, inside)).join('')
    return syntax.element(node.rawTagName, node.attributes, content)
  }
  const writeText = (node: TextNode, card: string | undefined): string => {
    const text = node.text.trim()
    const home = card && page.homes[card]
    const expression = home
      ? cardExpression(card, home, text)
      : page.own && ownExpression(page.own, text)
    return expression ? syntax.value(expression) : syntax.text(node.rawText)
  }
  const head = html.querySelectorAll(
    'head > title, head > meta[name], head > meta[property], head > link',
  )
  const body = html.querySelector('body')?.childNodes ?? []
  const source = (nodes: Node[]) => nodes.map((node) => write(node, undefined)).join('')
  return { head: source(head), body: source(body) }
}

/** The home to which a card links. */
const slugIn = (card: HTMLElement): string | undefined =>
  /\/properties\/([\w-]+)/.exec(card.querySelector('h3 a')?.getAttribute('href') ?? '')?.[1]

/** The characters that the entities of a piece of HTML stand for. */
export const decode = (html: string): string => parse(html).text
