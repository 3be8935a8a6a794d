import { data, type ActionFunctionArgs } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { type Problem, validateSubscription } from '#server/leads/validate.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '#app/context.ts'
import { evidenceOf, readForm, textOf } from '#app/forms/lead-action.ts'
import { words } from './words.ts'

/** The result of a subscription. `email` is as typed; `stamp` is the submitted one, which a correction reuses. */
export type SubscribeResult =
  | { status: 'sent' }
  | { status: 'invalid'; problem: Problem; email: string; stamp: string }
  | { status: 'failed'; email: string; stamp: string }

/** Subscribes an address to the newsletter. The answer does not tell whether it was subscribed before. */
export async function subscribeAction({
  request,
  url,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) {
  const { newsletter, log, address } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const email = textOf(form, 'email')
  const evidence = evidenceOf(form)
  const validation = validateSubscription({ email })
  if (!validation.valid)
    return data<SubscribeResult>(
      {
        status: 'invalid',
        problem: validation.problems.email ?? 'emailInvalid',
        email,
        stamp: evidence.stamp,
      },
      { status: 400 },
    )
  try {
    const { news } = words[language]
    await newsletter.subscribe(
      {
        email: validation.fields.email ?? '',
        language,
        consentWording: news.consent,
        sourcePath: pathIn(language, '/services-support'),
      },
      { ...evidence, address },
    )
    return data<SubscribeResult>({ status: 'sent' })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a subscription could not be stored')
    return data<SubscribeResult>(
      { status: 'failed', email, stamp: evidence.stamp },
      { status: 503 },
    )
  }
}
