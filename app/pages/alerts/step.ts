import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { confirmationHours } from '#server/alerts/links.ts'
import { searchOfAlert } from '#server/alerts/search-of-alert.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '#app/context.ts'
import { insert } from '#app/words.ts'
import { stepAction, stepLoader } from '#app/email-link/step.ts'
import { words } from './words.ts'

/** The page that a link in an alert's e-mail leads to. */
export async function alertLoader(args: LoaderFunctionArgs, step: 'confirm' | 'stop') {
  const language = languageOf(args.url.pathname)
  const search = step === 'confirm' ? await searchInWords(args, language) : undefined
  const { [step]: own, unavailable, yours, properties, contact } = words[language]
  const { title, description, ask, done, refused } = own
  return stepLoader(
    args,
    {
      ask: search === undefined ? ask : { ...ask, text: `${search}. ${ask.text}` },
      done,
      refused: { ...refused, text: insert(refused.text, { hours: confirmationHours }) },
      unavailable,
      next: {
        to: pathIn(language, '/properties'),
        text: step === 'confirm' ? yours : properties,
      },
      contact,
    },
    { title, description },
  )
}

/** What the alert of the link is about; undefined where that is not known. */
async function searchInWords(
  { url, context }: LoaderFunctionArgs,
  language: Language,
): Promise<string | undefined> {
  const { alerts, log } = context.get(siteContext)
  try {
    const search = await alerts.searchToConfirm(url.searchParams.get('token') ?? '')
    return search === undefined ? undefined : searchText(searchOfAlert(search), language)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the search of an alert could not be read')
    return undefined
  }
}

/** Confirms an alert and redirects to the subscriber's page, or stops the alert. */
export function alertAction(args: ActionFunctionArgs, step: 'confirm' | 'stop') {
  const { alerts } = args.context.get(siteContext)
  const language = languageOf(args.url.pathname)
  return stepAction(args, {
    oneClick: step === 'stop',
    async run(token) {
      if (step === 'stop') return { done: await alerts.stop(token) }
      const manageToken = await alerts.confirm(token)
      return manageToken
        ? { done: true, next: `${pathIn(language, '/alerts')}?token=${manageToken}` }
        : { done: false }
    },
  })
}
