import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { pathIn } from '#server/language.ts'
import { type FormRequest, handleForm } from '../handle-form.ts'

/**
 * Handles a suspect or an e-mail.
 * @returns whether it still existed.
 */
type MailChange = (request: FormRequest, id: string) => Promise<boolean>

const changes: Record<string, MailChange> = {
  release: ({ site, actor }, id) => site.leads.handling.quarantined.release(id, actor),
  discard: ({ site, actor }, id) => site.leads.handling.quarantined.discard(id, actor),
  again: ({ site, actor }, id) => site.mail.sendAgain(id, actor),
  'give-up': ({ site, actor }, id) => site.mail.drop(id, actor),
}

/** Releases or discards a suspect, sends an e-mail again, or gives it up. */
export const actOnMail = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents: Object.fromEntries(
      Object.entries(changes).map(([intent, change]) => [
        intent,
        async (request: FormRequest) =>
          (await change(request, formText(request.form, 'id')))
            ? redirect(pathIn(request.language, '/office/mail'), 303)
            : refuse('gone', 409),
      ]),
    ),
    whenFailed: () => refuse('failed', 503),
  })

const refuse = (problem: 'failed' | 'gone', status: number) => data({ problem }, { status })
