import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { pathIn } from '#server/language.ts'
import { handleForm } from '../handle-form.ts'

/** Undoes that a lead was marked as spam, and opens the lead. */
export const actOnInbox = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents: {
      async release({ site, form, actor, language }) {
        const id = formText(form, 'id')
        return (await site.leads.handling.quarantined.release(id, actor))
          ? redirect(pathIn(language, `/office/leads/${id}`), 303)
          : refuse('gone', 409)
      },
    },
    whenFailed: () => refuse('failed', 503),
  })

const refuse = (problem: 'failed' | 'gone', status: number) => data({ problem }, { status })
