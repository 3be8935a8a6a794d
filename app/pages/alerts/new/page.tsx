import { AlertForm, newAlertPath } from '#app/alerts/alert-form.tsx'
import { words } from '#app/alerts/words.ts'
import { developmentNames } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { answerSignUp } from '#app/forms/answer-sign-up.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { evidenceNames, evidenceOf, signUpToRepeat } from '#app/forms/evidence.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { readForm, formTexts } from '#app/forms/read-form.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { forAlert } from '#server/alerts/search-of-alert.ts'
import { validateAlert, frequencies } from '#server/alerts/validate-alert.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { readSearch, searchParameters } from '#server/catalogue/search.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'

const searchIn = (url: URL) => forAlert(readSearch(url.searchParams, developmentNames))

/** Shows the alert dialog as a page, for visitors without script. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const copy = words[language]
  const search = searchIn(url)
  const parameters = searchParameters(search).toString()
  const seo = seoOf(site, url, { title: copy.title, description: copy.description })
  return {
    copy,
    asked: `${searchText(search, language)}.`,
    search: parameters && `?${parameters}`,
    seo,
    structured: plainPageData(seo, site.config.siteUrl),
  }
}

/** Signs up for an alert. The response does not reveal whether the alert already existed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { alerts, stamps, log, address, clock } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = {
    // Browsers do not send an unticked box; it stays unticked when the form is shown again.
    newHomes: '',
    reductions: '',
    ...formTexts(form, ['email', 'newHomes', 'reductions', 'frequency', evidenceNames.stamp]),
  }
  const validation = validateAlert(values)
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const again = signUpToRepeat(form, values, stamps, clock())
  if (again) return answerForm(again)
  const { fields } = validation
  const alert = {
    email: fields.email ?? '',
    language,
    search: searchParameters(searchIn(url)).toString(),
    newHomes: fields.newHomes === 'yes',
    reductions: fields.reductions === 'yes',
    frequency: frequencies.find((one) => one === fields.frequency) ?? 'immediate',
    consentWording: words[language].consent,
    sourcePath: pathIn(language, newAlertPath),
  }
  return whenUnavailable(
    log,
    'an alert could not be stored',
    async () => {
      const outcome = await alerts.signUp(alert, { ...evidenceOf(form), address })
      return answerSignUp(outcome, values, language)
    },
    () => answerForm({ status: 'failed', values }),
  )
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders ?? {}
export const clientAction = formClientAction
export const meta = unlistedMeta

export default function NewAlert({ loaderData: { copy, asked, search } }: Route.ComponentProps) {
  return (
    <FormPage title={copy.title} kind={copy.kind} text={asked}>
      <AlertForm search={search} here />
    </FormPage>
  )
}
