import type { LoaderFunctionArgs } from 'react-router'
import { whenUnavailable } from '#app/unavailable.ts'
import type { BrochureContent } from '#server/brochures/document/content.ts'
import { languageOf } from '#server/language.ts'
import { isQueueFull } from '#server/shared/work/bounded-queue.ts'
import { isWorkFailed } from '#server/shared/work/worker-process.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './words.ts'

/**
 * The response to a request for a brochure: 200 with the PDF, 304 if the browser has it, 404 if
 * there is none, 503 if the catalogue does not answer or too many are being made.
 *
 * @param name the file name for saving, without language and extension.
 * @param read returns the content, or undefined if there is no brochure at this address.
 */
export async function brochureResponse(
  { request, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>,
  site: Pick<SiteRequest, 'address' | 'brochures' | 'log'>,
  name: string,
  read: () => Promise<BrochureContent | undefined>,
): Promise<Response> {
  const language = languageOf(url.pathname)
  const { refuse } = words[language]
  const answer = async () => {
    const content = await read()
    if (!content) {
      site.log.warn({ path: url.pathname }, 'no brochure at this path')
      return sentence(refuse.missing, 404)
    }
    const { bytes, etag } = await site.brochures.print(content, site.address)
    const headers = new Headers({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name.replace(/[^\w-]+/g, '-')}-${language}.pdf"`,
      'Content-Language': language,
      'Cache-Control': 'public, max-age=300',
      ETag: etag,
    })
    const known = request.headers.get('If-None-Match')?.split(/,\s*/) ?? []
    if (known.some((one) => one === '*' || one.replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers })
    headers.set('Content-Length', String(bytes.length))
    return new Response(new Uint8Array(bytes), { headers })
  }
  const failed = 'a brochure could not be made'
  try {
    return await whenUnavailable(site.log, failed, answer, () => sentence(refuse.failed, 503))
  } catch (error) {
    if (isQueueFull(error)) return sentence(refuse.failed, 503)
    if (!isWorkFailed(error)) throw error
    site.log.error({ err: error }, failed)
    return sentence(refuse.failed, 503)
  }
}

const sentence = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '120' } : {}),
    },
  })
