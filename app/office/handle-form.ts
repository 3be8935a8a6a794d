import { data, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { StaffSession } from '#server/accounts/staff-session.ts'
import type { Actor } from '#server/audit-log/actor.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { actorOf } from './actor.ts'
import { requireMember } from './guard.ts'
import { readOfficeForm } from './read-office-form.ts'

/** A form that a member has sent. */
export interface FormRequest {
  args: ActionFunctionArgs
  site: SiteRequest
  member: StaffSession
  actor: Actor
  language: Language
  form: FormData
  /** The name of the button that was pressed. */
  intent: string
}

/** The forms of a screen by the `intent` of their buttons. */
export type Intents<Answer> = Readonly<
  Record<string, (request: FormRequest) => Answer | Promise<Answer>>
>

interface Handling<Answer> {
  intents: Intents<Answer>
  /** The action that failed, as a text for the log. */
  failure: string
  /** Makes the answer if the database or the backend does not answer. */
  whenFailed: (request: FormRequest) => Answer
}

/**
 * Handles a form of a screen: every screen reads its forms, finds the pressed button and deals with
 * outages in the same way.
 * @throws a 400 response for a button that the screen does not have.
 */
export async function handleForm<Answer>(
  args: ActionFunctionArgs,
  { intents, failure, whenFailed }: Handling<Answer>,
): Promise<Answer> {
  const member = requireMember(args)
  const form = await readOfficeForm(args.request)
  const intent = formText(form, 'intent')
  const handle = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!handle) throw data(null, { status: 400 })
  const request: FormRequest = {
    ...member,
    args,
    actor: actorOf(member),
    language: languageOf(args.url.pathname),
    form,
    intent,
  }
  return whenUnavailable(
    request.site.log,
    failure,
    async () => handle(request),
    () => whenFailed(request),
  )
}
