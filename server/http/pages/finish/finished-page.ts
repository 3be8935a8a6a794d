import type { PageDocument } from '../../../page-cache/page-document.ts'
import type { PagePart } from '../../../page-cache/rendered-page.ts'
import { pageTransitionTag } from '../../middleware/page-transition.ts'
import { hashOf, inlineScript, scriptTag, withoutScripts } from '../starter/inline-scripts.ts'

/**
 * A page in parts, and the digests of its inline scripts and styles for the
 * Content-Security-Policy.
 */
export interface FinishedPage {
  parts: PagePart[]
  scriptHashes: string[]
  styleDigests: string[]
}

export const doctype = '<!DOCTYPE html>'

/**
 * Passes the loaders' data to React Router, as its own component does. The script is the same for
 * all pages.
 */
export const readData = inlineScript(
  `
const {streamController}=window.__reactRouterContext;
streamController.enqueue(document.getElementById("page-data").textContent);
streamController.close()`.replace(/\n/g, ''),
)

/**
 * The loaders' data as text that no browser runs, so that it needs no digest and is not escaped
 * twice. Every `<` is within a JSON string and is escaped, so that none of them can end the
 * surrounding script.
 */
export const dataTag = (data: string): string =>
  `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`

/** A page whose scripts run at once, with its stylesheets as links. */
export function hydrateAtOnce({ html, data }: PageDocument): FinishedPage {
  const headStart = html.indexOf('<head>') + '<head>'.length
  const bodyEnd = html.lastIndexOf('</body>')
  const { scripts } = withoutScripts(html)
  return {
    parts: [
      // The previous page may have started a transition, and a page without this tag would end it
      // with an error.
      `${doctype}${html.slice(0, headStart)}${pageTransitionTag}`,
      html.slice(headStart, bodyEnd),
      dataTag(data),
      scriptTag(readData.text),
      html.slice(bodyEnd),
    ],
    scriptHashes: [...scripts.map(hashOf), readData.hash],
    styleDigests: [],
  }
}
