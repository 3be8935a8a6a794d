import { isRouteErrorResponse } from 'react-router'

/** Whether what a form's request ended with is the server's answer: a redirect or a refusal, and not a failure. */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)
