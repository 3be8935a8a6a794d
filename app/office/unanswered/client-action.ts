import { data } from 'react-router'
import { tryConnection } from '../device/connection.ts'
import { isAnswer, isConnectionError } from './is-answer.ts'

/**
 * Sends a form of the office from a hydrated page. A lost connection or an unreadable answer must
 * not replace the page, with the typed texts, by an error page.
 * @param unanswered makes what the page shows in that case: "not saved yet".
 * @throws the server's redirects and refusals, which the router follows and shows.
 */
export async function officeClientAction<T, Unanswered extends T = T>(
  { serverAction }: { serverAction: () => Promise<T> },
  unanswered: () => Unanswered | Promise<Unanswered>,
): Promise<T | ReturnType<typeof data<Unanswered>>> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown
    if (isConnectionError(thrown)) void tryConnection()
    // After a failure status the router does not load the page again, which would fail as well.
    return data(await unanswered(), { status: 503 })
  }
}
