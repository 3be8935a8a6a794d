import { data, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import type { StaffSession } from '#server/accounts/staff-session.ts'
import type { Actor } from '#server/audit-log/actor.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Right } from '#server/staff/rights.ts'
import { actorOf } from './actor.ts'
import { requireMember } from './guard.ts'
import { readOfficeForm } from './read-office-form.ts'
import { orUndefined } from './unavailable.ts'

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
export type Intents<Answer> = Readonly<Record<string, (request: FormRequest) => Promise<Answer>>>

interface Handling<Answer> {
  /** The right that every button requires. */
  right?: Right
  intents: Intents<Answer>
  /** Makes the answer if the database or the backend does not answer. */
  whenFailed: (request: FormRequest) => Answer
}

/**
 * Handles a form of a screen with several buttons: reads it, finds the handler of the pressed
 * button, and answers an outage. `up *` handles all buttons such as `up home a-slug`.
 * @throws a 400 response for a button that the screen does not have.
 */
export async function handleForm<Answer>(
  args: ActionFunctionArgs,
  { right, intents, whenFailed }: Handling<Answer>,
): Promise<Answer> {
  const who = requireMember(args, right)
  const form = await readOfficeForm(args.request)
  const intent = formText(form, 'intent')
  const name = intent.replace(/ .+/, ' *')
  const handle = Object.hasOwn(intents, name) ? intents[name] : undefined
  if (!handle) throw data(null, { status: 400 })
  const language = languageOf(args.url.pathname)
  const request: FormRequest = { ...who, args, actor: actorOf(who), language, form, intent }
  return (await orUndefined(handle(request))) ?? whenFailed(request)
}
