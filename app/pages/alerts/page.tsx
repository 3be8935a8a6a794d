import { data } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { developmentNames } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { masked } from '#app/email-link/masked.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { readForm, formText } from '#app/forms/read-form.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { forAlert } from '#server/alerts/search-of-alert.ts'
import type { SubscriberAction } from '#server/alerts/subscriber.ts'
import { frequencies } from '#server/alerts/validate-alert.ts'
import { conditions } from '#server/catalogue/search-conditions.ts'
import { readSearch, searchParameters } from '#server/catalogue/search.ts'
import { languageOf, languages, otherLanguage, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { AlertRow } from './row.tsx'
import { type AlertView, alertViews } from './view.ts'
import { words } from './words.ts'
import styles from './alerts.css?url'

/**
 * Shows the page where alerts are changed and stopped without an account, opened by the link in an
 * alert's e-mail. Opening it changes nothing.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { alerts, log } = site
  const language = languageOf(url.pathname)
  const { manage: copy, unavailable, contact, properties } = words[language]
  const token = url.searchParams.get('token') ?? ''
  const common = { copy, token, contact, properties, seo: seoOf(site, url, copy) }
  const headers = { 'Cache-Control': 'no-store' }
  const subscriber = await whenUnavailable(
    log,
    'the alerts of a subscriber could not be read',
    () => alerts.subscriber(token),
    () => 'unavailable' as const,
  )
  if (subscriber === 'unavailable')
    return data(
      { ...common, problem: unavailable, subscriber: undefined },
      { status: 503, headers },
    )
  if (!subscriber)
    return data(
      { ...common, problem: copy.refused, subscriber: undefined },
      { status: 404, headers },
    )
  const view = {
    owner: insert(copy.owner, { email: masked(subscriber.email) }),
    language: subscriber.language,
    alerts: alertViews(subscriber, language),
  }
  return data({ ...common, problem: undefined, subscriber: view }, { headers })
}

/** Applies the change of the pressed button; refuses any other request. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { alerts, log } = context.get(siteContext)
  const change = readAction(await readForm(request))
  if (!change) return data(messageOf('unchanged'), { status: 400 })
  return whenUnavailable(
    log,
    'an alert could not be changed',
    async () => {
      const outcome = await alerts.apply(url.searchParams.get('token') ?? '', change)
      if (outcome === 'twin' || outcome === 'full') return data(messageOf(outcome), { status: 409 })
      return outcome === 'done'
        ? data(messageOf('changed'))
        : data(messageOf('unchanged'), { status: 404 })
    },
    () => data(messageOf('unchanged'), { status: 503 }),
  )
}

/** The page's message about a change. */
const messageOf = (text: 'changed' | 'unchanged' | 'twin' | 'full') => ({ message: text })

function readAction(form: FormData): SubscriberAction | undefined {
  const alert = formText(form, 'alert')
  const pressed = formText(form, 'do')
  if (pressed === 'stop-all') return { do: pressed }
  if (pressed === 'stop' || pressed === 'start' || pressed === 'delete')
    return { do: pressed, alert }
  if (pressed === 'search') return { do: pressed, alert, search: searchIn(form) }
  const frequency = frequencies.find((one) => one === formText(form, 'frequency'))
  const [newHomes, reductions] = [form.has('newHomes'), form.has('reductions')]
  // An active alert must notify of something; the button beside the choices stops it.
  if (pressed === 'notify' && frequency && (newHomes || reductions))
    return { do: pressed, alert, newHomes, reductions, frequency }
  const language = languages.find((one) => one === formText(form, 'language'))
  return pressed === 'language' && language ? { do: pressed, language } : undefined
}

/** The search in the form of `/alerts/change`. */
function searchIn(form: FormData): string {
  const sent = new URLSearchParams(conditions.map((name) => [name, formText(form, name)]))
  return searchParameters(forAlert(readSearch(sent, developmentNames))).toString()
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = unlistedMeta

export default function YourAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const { copy, token, contact, properties, problem, subscriber } = loaderData
  if (!subscriber)
    return (
      <FormPage title={problem?.title ?? copy.title} text={problem?.text ?? ''}>
        <div className="form">
          <DialogButton opens={contactDialogId} variant="go">
            {contact}
          </DialogButton>
        </div>
      </FormPage>
    )
  const other = otherLanguage(subscriber.language)
  const editOf = ({ id, state }: AlertView) =>
    state === 'waiting'
      ? undefined
      : `${pathIn(language, '/alerts/change')}?${new URLSearchParams({ token, alert: id })}`
  const isActive = subscriber.alerts.some(({ state }) => state !== 'stopped')
  return (
    <section className="section grid readeralerts" aria-labelledby="heading">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="readeralerts__head">
        <h1 id="heading">{copy.title}</h1>
        <p className="slate">{subscriber.owner}</p>
        {actionData && <p role="status">{copy[actionData.message]}</p>}
      </div>
      {subscriber.alerts.length === 0 ? (
        <p className="lead">{copy.none}</p>
      ) : (
        <ul className="alerts">
          {subscriber.alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} copy={copy} edit={editOf(alert)} />
          ))}
        </ul>
      )}
      <div className="readeralerts__foot">
        {/* The forms load the page again without script, because its address contains the
            token. */}
        <form method="post">
          <input type="hidden" name="language" value={other} />
          <p className="slate small">
            {copy.language[subscriber.language]}{' '}
            <button className="plain" name="do" value="language">
              {copy.receive[other]}
            </button>
          </p>
        </form>
        {isActive ? (
          <form method="post">
            <button className="btn btn--line" name="do" value="stop-all">
              {copy.stopAll}
            </button>
          </form>
        ) : (
          <ArrowLink to={pathIn(language, '/properties')}>{properties}</ArrowLink>
        )}
      </div>
    </section>
  )
}
