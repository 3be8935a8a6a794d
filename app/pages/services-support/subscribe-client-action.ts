import type { SubscribeResult } from './subscribe-action.ts'

/** From a hydrated page: a dropped connection must not replace the page by an error page. */
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
