import type { PageDocument } from '../../page-cache/page-document.ts'
import { type PagePart, RenderedPage } from '../../page-cache/rendered-page.ts'
import { pageTransitionTag } from '../middleware/page-transition.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { type Stylesheets, withInlineStyles } from './inline-styles.ts'
import {
  hashOf,
  type InlineScript,
  inertTag,
  inlineScript,
  scriptTag,
  withoutScripts,
} from './starter/inline-scripts.ts'
import { headScript, type PageUse, starterScripts } from './starter/starter.ts'

/**
 * Who reads a page. Scripts of visitors' pages wait for the first interaction, those of the office
 * run at once, and the preview of a draft has no scripts.
 */
export type Audience = 'visitors' | 'office' | 'preview'

interface Finishing extends PageUse {
  imageOrigins: readonly string[]
  /** The stylesheets that are inlined into visitors' pages. */
  stylesheets: Stylesheets
  /** The rules by which visitors' browsers prefetch pages. */
  rules: InlineScript
  development: boolean
}

/**
 * Finishes a page that was rendered.
 * @param response has the status and the headers of the page.
 */
export function finishPage(
  document: PageDocument,
  response: Response,
  audience: Audience,
  { imageOrigins, stylesheets, rules, development, ...use }: Finishing,
): Response {
  if (audience === 'preview') return new Response(withoutAnyScript(document.html), response)
  const page =
    audience === 'office' || development
      ? hydrateAtOnce(document)
      : deferHydration(document, { stylesheets, rules }, use)
  // Vite adds scripts and styles of its own, so development has no policy.
  if (development) return new RenderedPage(page.parts, response)
  const headers = new Headers(response.headers)
  headers.set(
    'Content-Security-Policy',
    // Only the office embeds a page in another: the preview of a draft.
    contentSecurityPolicy(
      imageOrigins,
      { scripts: page.scriptHashes, styles: page.styleDigests },
      audience === 'office' ? { 'frame-src': "'self'" } : {},
    ),
  )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  return new RenderedPage(page.parts, { status: response.status, headers })
}

/**
 * A page in parts, and the digests of its inline scripts and styles for the
 * Content-Security-Policy.
 */
interface FinishedPage {
  parts: PagePart[]
  scriptHashes: string[]
  styleDigests: string[]
}

const doctype = '<!DOCTYPE html>'

/**
 * Passes the loaders' data to React Router, as its own component does. The script is the same for
 * all pages.
 */
const readData = inlineScript(
  `
const {streamController}=window.__reactRouterContext;
streamController.enqueue(document.getElementById("page-data").textContent);
streamController.close()`.replace(/\n/g, ''),
)

/**
 * The loaders' data in a script element that browsers do not run. It needs no digest in the
 * Content-Security-Policy and is escaped only once. In JSON, `<` occurs only within strings, where
 * it is escaped, so that no text can end the element.
 */
const dataTag = (data: string): string =>
  `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`

/**
 * A page for visitors: its styles are inlined, its scripts are inert until the visitor's first
 * action, and the rules for prefetching are added.
 */
export function deferHydration(
  { html, data }: PageDocument,
  { stylesheets, rules }: Pick<Finishing, 'stylesheets' | 'rules'>,
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
      `<script type="speculationrules">${rules.text}</script>`,
      html.slice(bodyEnd),
    ],
    scriptHashes: [
      headScript.hash,
      ...running.map(({ hash }) => hash),
      rules.hash,
      ...[...head.scripts, ...body.scripts].map(hashOf),
      readData.hash,
    ],
    styleDigests: styled.styleDigests,
  }
}

/** A page whose scripts run at once, with its stylesheets as links. */
function hydrateAtOnce({ html, data }: PageDocument): FinishedPage {
  const headStart = html.indexOf('<head>') + '<head>'.length
  const bodyEnd = html.lastIndexOf('</body>')
  const { scripts } = withoutScripts(html)
  return {
    parts: [
      // A page without this tag would end a transition that the previous page has begun, with an
      // error.
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

/**
 * A page without any scripts, including those of third parties, and without the links that preload
 * them.
 */
const withoutAnyScript = (html: string): string =>
  doctype + html.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
