import { isRouteErrorResponse } from 'react-router'

/**
 * Whether a form's request ended with an answer of the server (a redirect or a refusal) instead of
 * a failure, or of 429, after which it may be sent again.
 */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (isRouteErrorResponse(thrown) && thrown.status < 500 && thrown.status !== 429)

/**
 * Whether a request got no answer at all, or none in time: the browser then throws something other
 * than a response.
 */
export const isConnectionError = (thrown: unknown): boolean =>
  (thrown instanceof TypeError && !isRouteErrorResponse(thrown)) ||
  (thrown instanceof DOMException && thrown.name === 'TimeoutError')
