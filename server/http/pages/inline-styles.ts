import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Stylesheet {
  text: string
  /** As the Content-Security-Policy has it: `sha256-…`. */
  digest: string
}

/** The stylesheets of the build by their addresses. */
export type Stylesheets = ReadonlyMap<string, Stylesheet>

/** Reads the stylesheets of a build; none in development, which has no build. */
export function readStylesheets(buildDir: string): Stylesheets {
  const dir = join(buildDir, 'site/client/assets')
  const found = new Map<string, Stylesheet>()
  for (const name of readdirSync(dir).filter((one) => one.endsWith('.css'))) {
    const text = readFileSync(join(dir, name), 'utf8')
    found.set(`/assets/${name}`, { text, digest: `sha256-${hash('sha256', text, 'base64')}` })
  }
  return found
}

const link = /<link rel="stylesheet" href="([^"]+)"((?: data-[\w-]+="[^"]*")*)\/?>/g

/**
 * A rendered page with its stylesheet within it, so that it is drawn without another answer of the server. The style keeps
 * the link's address, from which the page restores the link before it hydrates.
 * @returns the page, and the digests of its styles for the Content-Security-Policy.
 */
export function withInlineStyles(
  html: string,
  stylesheets: Stylesheets,
): { html: string; styleDigests: string[] } {
  const headEnd = html.indexOf('</head>')
  const styleDigests: string[] = []
  const head = html.slice(0, headEnd).replace(link, (tag, href: string, data: string) => {
    const stylesheet = stylesheets.get(href)
    if (!stylesheet) return tag
    styleDigests.push(stylesheet.digest)
    return `<style data-from="${href}"${data.replace(' data-precedence', ' data-order')}>${stylesheet.text}</style>`
  })
  return { html: head + html.slice(headEnd), styleDigests }
}

/**
 * In the page, before it hydrates: React finds the link that it wrote, and takes it away with its page. The style goes
 * when the link has loaded.
 */
export const restoreStylesheets = `
document.querySelectorAll("style[data-from]").forEach(style=>{
const link=document.createElement("link");
link.rel="stylesheet";
link.setAttribute("href",style.dataset.from);
if(style.dataset.order)link.dataset.precedence=style.dataset.order;
link.onload=()=>style.remove();
style.before(link)});`
