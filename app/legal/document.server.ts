import { Marked } from 'marked'
import { escapeHtml } from '#server/shared/text/html.ts'

interface LegalSection {
  id: string
  title: string
  html: string
}

interface LegalDocument {
  /** The HTML before the first section. */
  lead: string
  sections: LegalSection[]
}

/** The value of a `{name}` in a text, or null where the agency has not configured it. */
export type Value = { text: string; href?: string } | null

/**
 * The text of a legal page, with its values. Parts that name a missing value are left out: a part
 * of a sentence in `[[ ]]`, or an item of a list.
 * @throws if the text names an unknown value, which a test checks for all texts.
 */
export function legalDocument(text: string, values: Record<string, Value>): LegalDocument {
  const [lead = '', ...rest] = complete(text, values).split(/^## /m)
  return {
    lead: render(lead, values),
    sections: rest.map((part, index) => {
      const [title = '', ...body] = part.split('\n')
      return { id: `s${index + 1}`, title: title.trim(), html: render(body.join('\n'), values) }
    }),
  }
}

/**
 * Escapes HTML in a text. Links lead to a page, to https or to an e-mail; there are no pictures.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      if (!/^(?:\/(?!\/)|https:\/\/|mailto:)/.test(href)) return text
      return `<a href="${escapeHtml(href)}"${href.startsWith('/') ? '' : ' rel="noopener"'}>${text}</a>`
    },
  },
})

const placeholder = /\{(\w+)\}/g

/** A text without the parts that name a missing value. */
function complete(text: string, values: Record<string, Value>): string {
  const hasValues = (part: string) =>
    Array.from(part.matchAll(placeholder), ([, name = '']) => values[name]).every(
      (value) => value !== null,
    )
  return text
    .replace(/\[\[(.+?)\]\]/g, (_, part: string) => (hasValues(part) ? part : ''))
    .replace(/^- .*\n/gm, (item) => (hasValues(item) ? item : ''))
}

const render = (markdown: string, values: Record<string, Value>): string =>
  marked.parse(markdown, { async: false }).replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (!value) throw new Error(`A legal text names {${name}}, which has no value`)
    const text = escapeHtml(value.text)
    return value.href ? `<a href="${escapeHtml(value.href)}">${text}</a>` : text
  })
