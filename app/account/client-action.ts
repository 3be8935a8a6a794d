import { formClientAction } from '#app/forms/client-action.ts'
import { type AuthEvent, announce } from './events.ts'

/**
 * Sends an account's form from a hydrated page. A redirect means success, and then the other tabs
 * are notified.
 */
export const accountClientAction =
  (event?: AuthEvent) =>
  async (args: Parameters<typeof formClientAction>[0]): Promise<unknown> => {
    try {
      return await formClientAction(args)
    } catch (redirect) {
      if (event) announce(event)
      throw redirect
    }
  }
