import type { Syntax } from '../page-template.ts'

const empty = new Set(['meta', 'link', 'img', 'input', 'source', 'br', 'hr'])

/** The template of a page of Astro: HTML with expressions. */
export const astroSyntax: Syntax = {
  value: (expression) => `{${expression}}`,
  text: (html) => html.replace(/[{}]/g, (brace) => `{'${brace}'}`),
  element(tag, attributes, content) {
    const written = Object.entries(attributes)
      .map(
        ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      )
      .join('')
    return empty.has(tag) ? `<${tag}${written} />` : `<${tag}${written}>${content}</${tag}>`
  },
}
