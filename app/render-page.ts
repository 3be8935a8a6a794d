import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** The comment that React writes instead of a boundary in which a component threw. */
const left = '<!--$!-->'

/**
 * Renders a page as one text.
 * @throws the error of any of its components. React itself would omit the surrounding part without
 *   an error (app/components/hydration-boundary.tsx).
 */
export async function renderPage(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  if (html.includes(left)) await throwErrorOf(page)
  return html
}

/** Renders a page a second time, as a stream, which reports errors. */
async function throwErrorOf(page: ReactNode): Promise<void> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) })
  await stream.allReady
  if (errors.length > 0) throw errors[0]
}
