/** Events of a session (docs/requirements/accounts.md#accounts). */
const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const
export type AuthEvent = (typeof authEvents)[number]

const channelName = 'auth'

/** Notifies the other tabs of an event. */
export function announce(event: AuthEvent): void {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
  channel.postMessage(event)
  channel.close()
}

/**
 * Listens to the events of other tabs.
 * @returns a function that stops listening.
 */
export function listen(onEvent: (event: AuthEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const event = authEvents.find((one) => one === data)
    if (event) onEvent(event)
  })
  return () => channel.close()
}
