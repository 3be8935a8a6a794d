import { isRouteErrorResponse } from 'react-router'

/**
 * Sends a form of the office from a hydrated page. A dropped connection or an unreadable answer must not replace the
 * page, and with it what was typed, by an error page.
 * @param unanswered what the page shows then: "not saved yet".
 * @throws the server's redirects and refusals, which the router follows and shows.
 */
export async function officeClientAction<T>(
  { serverAction }: { serverAction: () => Promise<T> },
  unanswered: () => T | Promise<T>,
): Promise<T> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500))
      throw thrown
    return unanswered()
  }
}
