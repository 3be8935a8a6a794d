import { Marked, type Tokens } from 'marked'
import { unbroken } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { escapeHtml } from '#server/shared/text/html.ts'

/** How an article's links and pictures are rendered, which differs between page and feed. */
interface Renderer {
  /**
   * The language of words in italics. Articles use italics only for words of the other language.
   */
  foreign: Language
  /** Resolves a path of the site. Articles contain paths without a language: `/properties`. */
  href(path: string): string
  /** Renders a link to /contact, which opens the dialog on a page. `text` is HTML. */
  contact(text: string): string
  /** Renders a picture of pictures/manifest.json: `![](name "caption")`, alone in its paragraph. */
  figure(name: string, caption: string): string
}

/**
 * Renders an article's Markdown as HTML. HTML in it is escaped, and links other than to the site or
 * to an https address become plain text, so an article cannot add a script to the page.
 */
export function renderMarkdown(markdown: string, renderer: Renderer): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      em({ tokens }) {
        return `<em lang="${renderer.foreign}">${this.parser.parseInline(tokens)}</em>`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (href === '/contact') return renderer.contact(text)
        if (isOurs(href)) return `<a href="${escapeHtml(renderer.href(href))}">${text}</a>`
        return href.startsWith('https://')
          ? `<a href="${escapeHtml(href)}" rel="noopener">${text}</a>`
          : text
      },
      paragraph({ tokens }) {
        const image = onlyImage(tokens)
        return image
          ? renderer.figure(image.href, image.title ?? '')
          : `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      // The design has no pictures within a line, so the alternative text replaces them.
      image: ({ text }) => escapeHtml(text),
    },
  })
  return marked.parse(unbroken(markdown), { async: false })
}

const isOurs = (href: string) => /^\/(?!\/)/.test(href)

function onlyImage(tokens: Tokens.Paragraph['tokens']): Tokens.Image | undefined {
  const [first] = tokens
  return tokens.length === 1 && first && isImage(first) ? first : undefined
}

const isImage = (token: { type: string }): token is Tokens.Image => token.type === 'image'
