import type { PageDocument } from '../../../page-cache/page-document.ts'
import { pageTransitionTag } from '../../middleware/page-transition.ts'
import { hashOf, inertTag, scriptTag, withoutScripts } from '../starter/inline-scripts.ts'
import { headScript, type PageUse, starterScripts } from '../starter/starter.ts'
import { dataTag, doctype, type FinishedPage, readData } from './finished-page.ts'
import { type Stylesheets, withInlineStyles } from './inline-styles.ts'
import { prefetchRules } from './prefetch-rules.ts'

const rulesHash = hashOf(prefetchRules)
const rulesTag = `<script type="speculationrules">${prefetchRules}</script>`

/**
 * Finishes a page for visitors: its styles are inlined, its scripts are inert until the visitor
 * acts, and the rules for prefetching are added.
 */
export function deferHydration(
  { html, data }: PageDocument,
  stylesheets: Stylesheets,
  use: PageUse = {},
): FinishedPage {
  const htmlEnd = html.indexOf('>')
  const headStart = html.indexOf('<head>') + '<head>'.length
  const headEnd = html.indexOf('</head>', headStart)
  const bodyEnd = html.lastIndexOf('</body>')
  const head = withoutScripts(html.slice(headStart, headEnd))
  const styled = withInlineStyles(head.inert.join(''), stylesheets)
  const body = withoutScripts(html.slice(headEnd, bodyEnd))
  const running = starterScripts(html, use)
  return {
    parts: [
      // Read by app/styles/base.css. React leaves an attribute that it does not know.
      `${doctype}${html.slice(0, htmlEnd)}${use.answer ? ' data-answer=""' : ''}`,
      `${html.slice(htmlEnd, headStart)}${pageTransitionTag}${scriptTag(headScript.text)}`,
      ...styled.parts,
      ...body.inert,
      dataTag(data),
      inertTag(readData.text),
      ...running.map(({ text }) => scriptTag(text)),
      rulesTag,
      html.slice(bodyEnd),
    ],
    scriptHashes: [
      headScript.hash,
      ...running.map(({ hash }) => hash),
      rulesHash,
      ...[...head.scripts, ...body.scripts].map(hashOf),
      readData.hash,
    ],
    styleDigests: styled.styleDigests,
  }
}
