import { data, redirect } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { buildingNames, developmentNames } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { SelectField } from '#app/forms/field.tsx'
import { FormPage } from '#app/forms/form-page.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { forAlert, searchOfAlert } from '#server/alerts/search-of-alert.ts'
import { conditionTexts, searchText } from '#server/catalogue/search-text.ts'
import {
  anyHome,
  readSearch,
  type Search,
  searchFilter,
  searchParameters,
  valuesOf,
} from '#server/catalogue/search.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { capital } from '#server/shared/text/initial.ts'
import { countFitting } from '../count-fitting.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'

/**
 * The conditions that can be changed: alerts are only about available homes, for sale or to let.
 */
const changeable = [
  'type',
  'development',
  'bedrooms',
  'bathrooms',
  'from',
  'to',
  'area',
  'terrace',
  'purchase',
] as const

/** The parameter that marks an address with the whole search, as the form sends it. */
const editedField = 'edited'

/**
 * Shows the search of a confirmed alert as a filter. Its button "Show" counts the homes, and "Save"
 * posts it to the subscriber's page. Opening the page changes nothing.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const { edit: copy } = words[language]
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await orUnavailablePage(
    site.log,
    'the alerts of a subscriber could not be read',
    () => site.alerts.subscriber(token),
  )
  const manage = `${pathIn(language, '/alerts')}?${new URLSearchParams({ token })}`
  const alert = subscriber?.alerts.find(({ id }) => id === url.searchParams.get('alert'))
  // The page of all alerts explains what is wrong with a link.
  if (!alert || alert.state === 'waiting') throw redirect(manage)
  const search: Search = url.searchParams.has(editedField)
    ? forAlert(readSearch(url.searchParams, developmentNames))
    : searchOfAlert(alert.search)
  const homes = await countFitting(site, searchFilter(search, buildingNames))
  const parameters = searchParameters(search).toString()
  return data(
    {
      copy,
      token,
      alert: alert.id,
      manage,
      listing: search.listing,
      fields: changeable.map((name) => ({
        name,
        label: copy.labels[name],
        value: search[name],
        options: valuesOf(name, search, developmentNames).map((value) => ({
          value,
          text: value ? conditionText(search, name, value, language) : copy.any,
        })),
      })),
      asked: `${searchText(search, language)}.`,
      fitting:
        homes === undefined ? undefined : homes === 0 ? copy.none : insert(copy.see, { n: homes }),
      list: homes
        ? `${pathIn(language, '/properties')}${parameters && `?${parameters}`}#homes`
        : undefined,
      seo: seoOf(site, url, { title: copy.title, description: copy.description }),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** The text for a value, as the searches of alerts name it. */
function conditionText(
  { listing }: Search,
  name: (typeof changeable)[number],
  value: string,
  language: Language,
): string {
  const texts = conditionTexts({ ...anyHome, listing, [name]: value }, language)
  return capital(texts.find(({ condition }) => condition !== 'listing')?.text ?? value)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = unlistedMeta

export default function ChangeSearch({ loaderData }: Route.ComponentProps) {
  const { copy, token, alert, manage, listing, fields, asked, fitting, list } = loaderData
  const { language } = useRootData()
  return (
    <FormPage title={copy.title} text={asked}>
      {/* The form needs no script: "Show" loads the page with the search in its address. */}
      <form className="form" action={pathIn(language, '/alerts/change')} key={asked}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="alert" value={alert} />
        <input type="hidden" name="listing" value={listing} />
        <div className="form__row">
          {fields.map(({ name, label, value, options }) => (
            <SelectField
              key={name}
              id={`search-${name}`}
              name={name}
              label={label}
              defaultValue={value}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        {fitting && (
          <p role="status">{list ? <ArrowLink to={list}>{fitting}</ArrowLink> : fitting}</p>
        )}
        <div className="form__end">
          <button
            className={buttonClass({})}
            formMethod="post"
            formAction={manage}
            name="do"
            value="search"
          >
            {copy.save} <Arrow />
          </button>
          <button className={buttonClass({ line: true })} name={editedField} value="yes">
            {copy.show}
          </button>
          <ArrowLink to={manage}>{copy.leave}</ArrowLink>
        </div>
      </form>
    </FormPage>
  )
}
