/** The milliseconds after which a form counts as unanswered. */
const formLimit = 30_000

/**
 * The router's fetch. It ends a form whose connection neither answers nor fails, so that the form
 * can be sent again. Files take as long as their connection needs.
 */
export const fetchWithinLimit = (request: Request): Promise<Response> =>
  request.method === 'GET' || request.headers.get('Content-Type')?.startsWith('multipart/')
    ? fetch(request)
    : fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(formLimit)]) })
