import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import { confirmationHours } from '#server/newsletter/confirmation-email.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '#app/context.ts'
import { readForm, textOf } from '#app/forms/read-form.ts'
import { seoOf } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { words } from './words.ts'

/** The state of a step of the newsletter; `ask` is the question before anything was done. */
export type Stage = 'ask' | 'done' | 'refused' | 'unavailable'

/** The field that says that a person pressed the page's button. */
export const stepField = 'pressed'

const statuses = { ask: 200, done: 200, refused: 404, unavailable: 503 } as const

type Args = Pick<LoaderFunctionArgs, 'url' | 'context'>

/**
 * The data of the page that a link in an e-mail leads to. The page only asks, because mail scanners follow
 * every link, and it is not cached, because its address contains a token.
 */
export function stepLoader({ url, context }: Args, step: 'confirm' | 'unsubscribe') {
  const site = context.get(siteContext)
  const { [step]: own, unavailable, services, contact } = words[languageOf(url.pathname)]
  const { title, description, ask, done, refused } = own
  const stage: Stage = tokenOf(url) ? 'ask' : 'refused'
  return data(
    {
      stage,
      copy: {
        ask,
        done,
        refused: { ...refused, text: insert(refused.text, { hours: confirmationHours }) },
        unavailable,
        services,
        contact,
      },
      seo: seoOf(site, url, { title, description }),
    },
    { status: statuses[stage], headers: { 'Cache-Control': 'no-store' } },
  )
}

/**
 * Does the step for the page's button, and the unsubscription for a mail client's one-click request too
 * (RFC 8058). Software that tries links by a POST of its own sends neither, and is asked.
 */
export async function stepAction(
  { request, url, context }: Args & Pick<ActionFunctionArgs, 'request'>,
  step: 'confirm' | 'unsubscribe',
) {
  const { newsletter, log } = context.get(siteContext)
  const form = await readForm(request)
  const isOneClick =
    step === 'unsubscribe' && textOf(form, 'List-Unsubscribe').toLowerCase() === 'one-click'
  if (!isOneClick && textOf(form, stepField) === '')
    return data<Stage>(tokenOf(url) ? 'ask' : 'refused', { status: 400 })
  const stage = await newsletter[step](tokenOf(url)).then(
    (done): Stage => (done ? 'done' : 'refused'),
    (error): Stage => {
      if (!isUnavailable(error)) throw error
      log.error({ err: error, step }, 'a step of the newsletter could not be stored')
      return 'unavailable'
    },
  )
  return data(stage, { status: statuses[stage] })
}

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''
