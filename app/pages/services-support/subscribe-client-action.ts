import type { SubscribeResult } from './subscribe-action.ts'

/** Submits from a hydrated page. A network error must not replace the page with an error page. */
export async function subscribeClientAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}): Promise<unknown> {
  try {
    return await serverAction()
  } catch {
    return { status: 'failed', email: '', stamp: '' } satisfies SubscribeResult
  }
}
