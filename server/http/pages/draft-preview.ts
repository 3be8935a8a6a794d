import type { Context } from 'hono'
import { isContentKind } from '../../content/content.ts'
import { languageOf, pathIn, withoutLanguage } from '../../language.ts'
import type { Site, SiteRequest } from '../../site.ts'
import { may } from '../../staff/rights.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import type { Render } from './render-page.ts'

const prefix = '/office/preview/'

/**
 * The Content-Security-Policy of a preview: it appears within a page of the office, runs no scripts
 * and sends no forms.
 */
export const previewPolicy = (imageOrigins: readonly string[]): string =>
  contentSecurityPolicy(
    imageOrigins,
    {},
    { 'script-src': "'none'", 'form-action': "'none'", 'frame-ancestors': "'self'" },
  )

/**
 * The page that visitors will see once a draft is published:
 * `/office/preview/articles/{slug}/blog/{slug}` is `/blog/{slug}` with the draft of that article.
 * It has no scripts, and only the office may embed it.
 * @param render renders visitors' pages without scripts.
 * @returns undefined for requests that ask for no preview.
 */
export async function previewDraft(
  site: Site,
  render: Render,
  entry: NonNullable<SiteRequest['entry']>,
  c: Context<RequestEnv>,
): Promise<Response | undefined> {
  const { method, path } = c.req
  const own = withoutLanguage(path)
  if (!own.startsWith(prefix) || method !== 'GET') return undefined
  if (entry.state !== 'in' || !may(entry.member, 'texts.write')) return undefined
  const [kind = '', slug = '', ...rest] = own.slice(prefix.length).split('/')
  if (!isContentKind(kind)) return undefined
  const content = await site.content.previewOf({ kind, slug })
  const target = pathIn(languageOf(path), `/${rest.join('/')}`)
  const response = await render(new Request(new URL(target, site.config.siteUrl)), {
    log: c.get('log'),
    requestId: c.get('requestId'),
    account: await site.accounts.open({ cookies: undefined, address: undefined }),
    address: undefined,
    refusal: undefined,
    content: { ...site.content, published: () => content },
  })
  const html = (await response.text()).replace('<head>', '<head><base target="_blank">')
  return new Response(html, {
    status: response.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': previewPolicy(site.config.imageOrigins),
    },
  })
}
