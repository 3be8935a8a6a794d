import type { FormResult } from './form-result.ts'

/**
 * Sends a form from a hydrated page. After a lost connection or an unreadable answer, the page with
 * the typed texts must stay and not be replaced by an error page.
 * @throws the server's redirect, which the router follows.
 */
export async function formClientAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}): Promise<unknown> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return { status: 'unanswered' } satisfies FormResult
  }
}
