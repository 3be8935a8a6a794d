import { type AuthEvent, announce } from './events.ts'

/**
 * Sends an account's form from a hydrated page. Where the server leads on, the thing is done: the other
 * tabs are told. A dropped connection must not replace the page, and with it what was typed.
 */
export const accountClientAction =
  (event?: AuthEvent) =>
  async ({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> => {
    try {
      return await serverAction()
    } catch (thrown) {
      if (!(thrown instanceof Response)) return { status: 'unanswered', values: {} }
      if (event) announce(event)
      throw thrown
    }
  }
