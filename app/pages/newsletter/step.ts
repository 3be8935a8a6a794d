import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { stepAction, stepLoader } from '#app/email-link/step.ts'
import { insert } from '#app/words.ts'
import { confirmationHours } from '#server/consents/confirmation-hours.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { words } from './words.ts'

const stepOf = ({ pathname }: URL) =>
  pathname.endsWith('/confirm') ? ('confirm' as const) : ('unsubscribe' as const)

/** Loads the page that a link in a newsletter e-mail leads to. */
export function newsletterLoader(args: LoaderFunctionArgs) {
  const step = stepOf(args.url)
  const language = languageOf(args.url.pathname)
  const { [step]: own, unavailable, services, contact } = words[language]
  const { title, description, ask, done, refused } = own
  return stepLoader(
    args,
    {
      ask,
      done,
      refused: { ...refused, text: insert(refused.text, { hours: confirmationHours }) },
      unavailable,
      next: { to: `${pathIn(language, '/services-support')}#newsletter`, text: services },
      contact,
    },
    { title, description },
  )
}

/** Confirms or ends a newsletter subscription. */
export function newsletterAction(args: ActionFunctionArgs) {
  const step = stepOf(args.url)
  const { newsletter } = args.context.get(siteContext)
  return stepAction(args, {
    oneClick: step === 'unsubscribe',
    run: async (token) => ({ done: await newsletter[step](token) }),
  })
}
