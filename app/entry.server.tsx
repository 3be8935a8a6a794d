import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import { renderToPipeableStream } from 'react-dom/server'
import { RenderedPage } from '#server/page-cache/rendered-page.ts'
import { collect } from '#server/page-cache/collect.ts'
import { siteContext } from './context.ts'
import { siteReads } from './page-reads.ts'

export { siteContext, siteReads }

/** Renders a whole page at once: it goes through the page cache, and a whole page compresses better. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await collect((into, fail) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      { onAllReady: () => pipe(into), onShellError: fail },
    )
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new RenderedPage(html, { status, headers })
}

/** Errors that no page expected. What a page answers on purpose (404, 503) it logs itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).log.error({ err: error }, 'a page failed')
}
