import { isRouteErrorResponse } from 'react-router'

/**
 * Whether a form's request ended with an answer of the server (a redirect or a refusal) instead of
 * a failure.
 */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)
