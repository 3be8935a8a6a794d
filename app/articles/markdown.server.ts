import { Marked, type Tokens } from 'marked'
import type { Language } from '#server/language.ts'
import { escape } from '#server/shared/html.ts'

/** What Markdown leaves to the place where the article stands: a page or a feed. */
export interface Place {
  /** The language of the words in italics: articles set words of the other language so, and nothing else. */
  foreign: Language
  /** The address of one of our paths, which articles write without a language: `/properties`. */
  href(path: string): string
  /** A link to /contact: on a page it opens the dialog. `text` is HTML. */
  contact(text: string): string
  /** `![](name "caption")`, alone in its paragraph: a picture of pictures/manifest.json. */
  figure(name: string, caption: string): string
}

/**
 * Renders an article's Markdown. HTML in it is shown as text, and a link leads to one of our paths
 * or to an https address, or is only its words: an article cannot bring a script to the page.
 */
export function renderMarkdown(markdown: string, place: Place): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      em({ tokens }) {
        return `<em lang="${place.foreign}">${this.parser.parseInline(tokens)}</em>`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (href === '/contact') return place.contact(text)
        if (isOurs(href)) return `<a href="${escape(place.href(href))}">${text}</a>`
        return href.startsWith('https://')
          ? `<a href="${escape(href)}" rel="noopener">${text}</a>`
          : text
      },
      paragraph({ tokens }) {
        const image = onlyImage(tokens)
        return image
          ? place.figure(image.href, image.title ?? '')
          : `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      // A picture within a line has no place in the design: its words stand for it.
      image: ({ text }) => escape(text),
    },
  })
  return marked.parse(markdown, { async: false })
}

const isOurs = (href: string) => /^\/(?!\/)/.test(href)

function onlyImage(tokens: Tokens.Paragraph['tokens']): Tokens.Image | undefined {
  const [first] = tokens
  return tokens.length === 1 && first && isImage(first) ? first : undefined
}

const isImage = (token: { type: string }): token is Tokens.Image => token.type === 'image'
