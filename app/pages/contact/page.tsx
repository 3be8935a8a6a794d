import { CoastMap } from '#app/components/drawings/location-maps.tsx'
import { locationWords } from '#app/content/location-words.ts'
import { placeFigures } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { ContactDetails } from '#app/leads/contact-details.tsx'
import { ContactForm } from '#app/leads/contact-form.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { words } from '#app/root-data/form-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words as rootWords } from '#app/root-data/words.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { agencyData, breadcrumbData, pageData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import { hoursInWords } from '#server/shared/time/hours-in-words.ts'
import type { Route } from './+types/page.ts'

/**
 * Shows how to reach the sales office, with the footer's form. Without script, that form leads here
 * if a field has a problem.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const { dialog } = words[language]
  const site = context.get(siteContext)
  const seo = seoOf(site, url, { title: dialog.contactTitle, description: dialog.contactText })
  return {
    email: site.config.agencyEmail,
    viewings: hoursInWords(site.config.viewings.hours, language),
    language,
    location: insertAll(locationWords[language], placeFigures(site.config, language)),
    seo,
    structured: [
      pageData(seo, 'ContactPage', {
        about: agencyData(site.config, rootWords[language].footer.about),
      }),
      breadcrumbData(site.config.siteUrl, language, [{ name: dialog.contact, url: seo.canonical }]),
    ],
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'contact')
export const clientAction = formClientAction

export const meta = listedMeta

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { dialog } = useRootData().forms
  const { email, viewings, language, location } = loaderData
  return (
    <FormPage
      title={dialog.contact}
      text={dialog.contactText}
      aside={
        <>
          <ContactDetails email={email} viewings={viewings} />
          <CoastMap copy={location} language={language} />
        </>
      }
    >
      <ContactForm />
    </FormPage>
  )
}
