import type { LeadResult } from './lead-action.ts'

/**
 * Sends a form from a hydrated page. A dropped connection or an answer that is none must not
 * replace the page, and with it what was typed, by an error page.
 */
export async function leadClientAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}): Promise<unknown> {
  try {
    return await serverAction()
  } catch {
    return { status: 'unanswered', values: {} } satisfies LeadResult
  }
}
