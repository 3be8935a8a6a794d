import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { buildingNames } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { stepAction, stepLoader } from '#app/email-link/step.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { alertConfirmationHours } from '#server/alerts/links.ts'
import { searchOfAlert } from '#server/alerts/search-of-alert.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { type Search, searchFilter, searchParameters } from '#server/catalogue/search.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { Site } from '#server/site.ts'
import { countFitting } from './count-fitting.ts'
import { words } from './words.ts'

/** The page that a link in an alert's e-mail leads to. */
export async function alertLoader(args: LoaderFunctionArgs, step: 'confirm' | 'stop') {
  const language = languageOf(args.url.pathname)
  const search = step === 'confirm' ? await readSearch(args) : undefined
  const { [step]: own, unavailable, yours, properties, contact } = words[language]
  const { title, description, ask, done, refused } = own
  return stepLoader(
    args,
    {
      ask:
        search === undefined
          ? ask
          : { ...ask, text: `${searchText(search, language)}. ${ask.text}` },
      done,
      refused: { ...refused, text: insert(refused.text, { hours: alertConfirmationHours }) },
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

/** The search of the link's alert; undefined where it is unknown. */
async function readSearch({
  url,
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<Search | undefined> {
  const { alerts, log } = context.get(siteContext)
  const search = await whenUnavailable(
    log,
    'the search of an alert could not be read',
    () => alerts.searchToConfirm(url.searchParams.get('token') ?? ''),
    () => undefined,
  )
  return search === undefined ? undefined : searchOfAlert(search)
}

/** A search in words, and the link to the homes that fit it, unless there are none. */
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

/** Confirms an alert and redirects to the subscriber's page, or stops the alert. */
export function alertAction(args: ActionFunctionArgs, step: 'confirm' | 'stop') {
  const site = args.context.get(siteContext)
  const { alerts } = site
  const language = languageOf(args.url.pathname)
  return stepAction(args, {
    oneClick: step === 'stop',
    async run(token) {
      if (step === 'stop') return { done: await alerts.stop(token) }
      // After the confirmation, the link no longer shows its search.
      const search = await readSearch(args)
      const manageToken = await alerts.confirm(token)
      if (!manageToken) return { done: false }
      return {
        done: true,
        next: `${pathIn(language, '/alerts')}?token=${manageToken}`,
        about: search && (await describeSearch(site, search, language)),
      }
    },
  })
}
