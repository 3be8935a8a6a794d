import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PagePart } from '../../page-cache/rendered-page.ts'

interface Stylesheet {
  bytes: Buffer
  /** In the form of the Content-Security-Policy: `sha256-…`. */
  digest: string
}

/** The stylesheets of the build, by their addresses. */
export type Stylesheets = ReadonlyMap<string, Stylesheet>

/** Reads the stylesheets of a build; there are none in development, which has no build. */
export function readStylesheets(buildDir: string): Stylesheets {
  const dir = join(buildDir, 'site/client/assets')
  const found = new Map<string, Stylesheet>()
  for (const name of readdirSync(dir).filter((one) => one.endsWith('.css'))) {
    const bytes = readFileSync(join(dir, name))
    found.set(`/assets/${name}`, { bytes, digest: `sha256-${hash('sha256', bytes, 'base64')}` })
  }
  return found
}

const link = /<link rel="stylesheet" href="([^"]+)"((?: data-[\w-]+="[^"]*")*)\/?>/g

/**
 * Inlines a page's stylesheets into its head, so that the page is drawn without another request.
 * Each style keeps the address of its stylesheet: before hydration, a script of the page restores
 * the links that React expects.
 * @returns the head in parts, and the digests of its styles for the Content-Security-Policy.
 */
export function withInlineStyles(
  head: string,
  stylesheets: Stylesheets,
): { parts: PagePart[]; styleDigests: string[] } {
  const parts: PagePart[] = []
  const styleDigests: string[] = []
  let done = 0
  for (const { 0: tag, 1: href = '', 2: data = '', index } of head.matchAll(link)) {
    const stylesheet = stylesheets.get(href)
    if (!stylesheet) continue
    const order = data.replace(' data-precedence', ' data-order')
    parts.push(
      `${head.slice(done, index)}<style data-from="${href}"${order}>`,
      stylesheet.bytes,
      '</style>',
    )
    styleDigests.push(stylesheet.digest)
    done = index + tag.length
  }
  return { parts: [...parts, head.slice(done)], styleDigests }
}
