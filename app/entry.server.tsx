import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import type { PageDocument } from '#server/page-cache/page-document.ts'
import { siteContext } from './context.ts'
import { siteReads } from './page-reads.ts'
import { renderPage } from './render-page.ts'

export { siteContext, siteReads }

/** A page to which the server adds styles and scripts, so its text is not streamed. */
class DocumentResponse extends Response {
  readonly document: PageDocument

  constructor(document: PageDocument, init: ResponseInit) {
    super(null, init)
    this.document = document
  }
}

/**
 * Renders a whole page as one text, for the page cache; its loaders have resolved everything that
 * it shows. The data for hydration is kept separately: if React Router streamed it, React would
 * render in several passes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const html = await renderPage(<ServerRouter context={context} url={request.url} />)
  const data = await new Response(serverHandoffStream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new DocumentResponse({ html, data }, { status, headers })
}

/**
 * Logs errors that no page expected. A page logs the responses that it intends (404, 503) itself.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).log.error({ err: error }, 'a page failed')
}
