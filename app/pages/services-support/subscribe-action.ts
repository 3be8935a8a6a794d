import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { answerSignUp } from '#app/forms/answer-sign-up.ts'
import { evidenceNames, evidenceOf, signUpToRepeat } from '#app/forms/evidence.ts'
import { readForm, formTexts } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { validateSubscription } from '#server/newsletter/validate-subscription.ts'
import { words } from './words.ts'

/**
 * Signs an address up for the newsletter. The response does not reveal whether the address was
 * known.
 */
export async function subscribeAction({
  request,
  url,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) {
  const { newsletter, stamps, log, address, clock } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = formTexts(form, ['email', evidenceNames.stamp])
  const validation = validateSubscription(values)
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const again = signUpToRepeat(form, values, stamps, clock())
  if (again) return answerForm(again)
  const subscription = {
    email: validation.fields.email ?? '',
    language,
    consentWording: words[language].news.consent,
    sourcePath: pathIn(language, '/services-support'),
  }
  return whenUnavailable(
    log,
    'a subscription could not be stored',
    async () => {
      const outcome = await newsletter.subscribe(subscription, { ...evidenceOf(form), address })
      return answerSignUp(outcome, values, language)
    },
    () => answerForm({ status: 'failed', values }),
  )
}
