import { hash } from 'node:crypto'

export const scriptTag = (text: string) => `<script>${text}</script>`

/** A script that no browser runs; the page's own script makes a real one of it. */
export const inertTag = (text: string, attributes = '') =>
  `<script type="deferred"${attributes}>${text}</script>`

/** The digests of inline scripts, as the Content-Security-Policy has them. */
export const hashesOf = (scripts: readonly string[]): string[] =>
  scripts.map((text) => `sha256-${hash('sha256', text, 'base64')}`)

/**
 * A piece of a page with its scripts made inert, in parts, and their texts; what describes the page for search engines
 * stays. It looks for the tags by hand: a pattern would go through the whole text character by character.
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
