import { useActionData } from 'react-router'
import { packages, requestText } from '#app/content/packages.ts'
import { siteContext } from '#app/context.ts'
import { unbroken } from '#app/format.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import type { FormResult } from '#app/forms/form-result.ts'
import { ContactDetails } from '#app/leads/contact-details.tsx'
import { InformationForm } from '#app/leads/information-form.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { words } from '#app/root-data/form-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { languageOf } from '#server/language.ts'
import { hoursInWords } from '#server/shared/time/hours-in-words.ts'
import type { Route } from './+types/page.ts'

/**
 * Shows the information dialog as a page: without script, the form leads here if a field has a
 * problem.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const { dialog } = words[language]
  const site = context.get(siteContext)
  const seo = seoOf(site, url, { title: dialog.information, description: dialog.informationText })
  return {
    packages: {
      subjects: packages.map(({ texts }) => texts[language].request),
      text: unbroken(requestText[language]),
    },
    email: site.config.agencyEmail,
    viewings: hoursInWords(site.config.viewings.hours, language),
    seo,
    structured: plainPageData(seo, site.config.siteUrl, 'ContactPage'),
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'information')
export const clientAction = formClientAction

export const meta = unlistedMeta

export default function Information({ loaderData }: Route.ComponentProps) {
  const { forms, words } = useRootData()
  const posted = useActionData<FormResult>()
  const about = (posted && 'values' in posted && posted.values.about) || words.brand
  return (
    <FormPage
      title={about}
      kind={forms.dialog.information}
      text={
        loaderData.packages.subjects.includes(about)
          ? loaderData.packages.text
          : forms.dialog.informationText
      }
      aside={<ContactDetails email={loaderData.email} viewings={loaderData.viewings} />}
    >
      <InformationForm about={about} />
    </FormPage>
  )
}
