import { hash } from 'node:crypto'

export const scriptTag = (text: string) => `<script>${text}</script>`

/**
 * An inert script: its type keeps browsers from running it, until a script of the page replaces it
 * by one that runs.
 */
export const inertTag = (text: string, attributes = '') =>
  `<script type="deferred"${attributes}>${text}</script>`

/** The digest of an inline script, as the Content-Security-Policy has it. */
export const hashOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/** An inline script and its digest, which is computed once for a script that many pages have. */
export interface InlineScript {
  text: string
  hash: string
}

export const inlineScript = (text: string): InlineScript => ({ text, hash: hashOf(text) })

/**
 * Makes the scripts in a part of a page inert; structured data for search engines stays. Returns
 * the part in pieces, and the texts of the scripts. The tags are found by `indexOf`, because a
 * regular expression would examine the whole text character by character.
 */
export function withoutScripts(html: string): { inert: string[]; scripts: string[] } {
  const scripts: string[] = []
  const inert: string[] = []
  let done = 0
  for (let tag = html.indexOf('<script'); tag >= 0; tag = html.indexOf('<script', done)) {
    const start = html.indexOf('>', tag) + 1
    const end = html.indexOf('</script>', start)
    const attributes = html.slice(tag, start)
    inert.push(withoutPreloads(html.slice(done, tag)))
    done = end + '</script>'.length
    if (attributes.includes('type="application/ld+json"')) {
      inert.push(html.slice(tag, done))
      continue
    }
    const text = html.slice(start, end)
    scripts.push(text)
    inert.push(inertTag(text, attributes.includes('type="module"') ? ' data-module' : ''))
  }
  inert.push(withoutPreloads(html.slice(done)))
  return { inert, scripts }
}

const withoutPreloads = (html: string): string =>
  html.replace(/<link rel="modulepreload"[^>]*>/g, '')
