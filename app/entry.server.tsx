import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import { renderToString } from 'react-dom/server'
import { RenderedPage } from '#server/page-cache/rendered-page.ts'
import { siteContext } from './context.ts'
import { siteReads } from './page-reads.ts'

export { siteContext, siteReads }

/**
 * Renders a whole page as one text, for the page cache; its loaders have resolved everything that it shows. The data
 * for hydration is part of it: streamed by React Router, it would make React render in several passes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  const data = dataScripts(await new Response(serverHandoffStream).text())
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = `<!DOCTYPE html>${html.replace('</body>', () => `${data}</body>`)}`
  return new RenderedPage(page, { status, headers })
}

/** The scripts that give the loaders' data to React Router in the browser, as its own component writes them. */
function dataScripts(data: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return [`${controller}.enqueue(${asScript(data)});`, `${controller}.close();`]
    .map((script) => `<script>${script}</script>`)
    .join('')
}

/** A text as a JavaScript literal, without the `<` that could end the script that it is in. */
const asScript = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Errors that no page expected. What a page answers on purpose (404, 503) it logs itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).log.error({ err: error }, 'a page failed')
}
