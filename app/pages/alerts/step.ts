import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { buildingNames } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { stepAction, stepLoader } from '#app/email-link/step.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { searchOfAlert } from '#server/alerts/search-of-alert.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { type Search, searchFilter, searchParameters } from '#server/catalogue/search.ts'
import { confirmationHours } from '#server/consents/confirmation-hours.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { Site } from '#server/site.ts'
import { countFitting } from './count-fitting.ts'
import { words } from './words.ts'

const stepOf = ({ pathname }: URL) =>
  pathname.endsWith('/confirm') ? ('confirm' as const) : ('stop' as const)

/** Loads the page that a link in an alert's e-mail leads to. */
export async function alertLoader(args: LoaderFunctionArgs) {
  const step = stepOf(args.url)
  const language = languageOf(args.url.pathname)
  const alert = step === 'confirm' ? await readAlert(args) : undefined
  const { [step]: own, confirm, unavailable, yours, properties, contact } = words[language]
  const { title, description, ask, done, refused } = own
  return stepLoader(
    args,
    {
      ask:
        alert === undefined
          ? ask
          : { ...ask, text: `${searchText(alert.search, language)}. ${ask.text}` },
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
    alert?.manageToken === undefined
      ? undefined
      : {
          stage: 'done',
          message: confirm.already,
          next: yourAlerts(language, alert.manageToken),
          about: await describeSearch(args.context.get(siteContext), alert.search, language),
        },
  )
}

/** The link to the subscriber's own page. */
const yourAlerts = (language: Language, token: string) => ({
  to: `${pathIn(language, '/alerts')}?token=${token}`,
  text: words[language].yours,
})

/** The alert of the link; undefined if the link is unknown. */
async function readAlert({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { alerts, log } = context.get(siteContext)
  const alert = await whenUnavailable(
    log,
    'the search of an alert could not be read',
    () => alerts.toConfirm(url.searchParams.get('token') ?? ''),
    () => undefined,
  )
  return alert && { ...alert, search: searchOfAlert(alert.search) }
}

/** A search in words, with a link to the matching homes if there are any. */
async function describeSearch(
  site: Pick<Site, 'catalogue' | 'log'>,
  search: Search,
  language: Language,
) {
  const homes = await countFitting(site, searchFilter(search, buildingNames))
  return {
    text: searchText(search, language),
    link:
      homes === 0
        ? undefined
        : {
            to: `${pathIn(language, '/properties')}?${searchParameters(search)}`,
            text: words[language].confirm.homes,
          },
  }
}

/**
 * Confirms an alert or stops it. The next page is the subscriber's own, unless a stopped alert
 * cannot be started again.
 */
export function alertAction(args: ActionFunctionArgs) {
  const step = stepOf(args.url)
  const site = args.context.get(siteContext)
  const { alerts } = site
  const language = languageOf(args.url.pathname)
  return stepAction(args, {
    oneClick: step === 'stop',
    run: (token) => (step === 'stop' ? stop(token) : confirm(token)),
  })

  async function stop(token: string) {
    if (!(await alerts.stop(token))) return { done: false }
    const restart = await alerts.restartToken(token)
    if (restart === undefined) return { done: true }
    const { restartable } = words[language].stop
    return { done: true, message: restartable, next: yourAlerts(language, restart) }
  }

  async function confirm(token: string) {
    // The alert is read first, because the link no longer shows its search after the confirmation.
    const alert = await readAlert(args)
    const manageToken = await alerts.confirm(token)
    if (!manageToken) return { done: false }
    return {
      done: true,
      next: yourAlerts(language, manageToken),
      about: alert && (await describeSearch(site, alert.search, language)),
    }
  }
}
