import { data, Form, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { readForm, formText } from '#app/forms/read-form.ts'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { entryIn } from '#app/office/guard.ts'
import { screenMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { accountHeaders, refusalInit, refusedPage } from '#app/sessions/refusal-init.ts'
import { orUnavailablePage, whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { qrCode } from '#server/shared/text/qr-code.ts'
import { minute } from '#server/shared/time/durations.ts'
import { EntranceCodeField } from '../code-field.tsx'
import { Top } from '../top.tsx'
import { type EntranceProblem, entranceWords, problemOf } from '../words.ts'
import type { Route } from './+types/page.ts'
import { Codes } from './codes.tsx'
import { EnrolmentKey } from './enrolment-key.tsx'

/**
 * For this time after the sign-in the password is not asked for again, because it was just typed or
 * chosen. Somebody who finds an open session later cannot set up their own authenticator.
 */
const freshFor = 10 * minute

const isFresh = ({ site, entry }: ReturnType<typeof entryIn>) =>
  site.clock() - entry.member.signedInAt < freshFor

/** Shows an authenticator that is being set up; it takes effect with its first correct code. */
export async function loader(args: Route.LoaderArgs) {
  const entered = entryIn(args)
  const { site, entry } = entered
  const language = languageOf(args.url.pathname)
  if (entry.state !== 'enrol') throw redirect(pathIn(language, '/office'))
  const { secondStep } = site.account
  // After its own form was sent, the page shows the recovery codes.
  if (secondStep.isOn)
    return { email: entry.member.email, enrolment: undefined, asksPassword: false }
  const enrolment = await orUnavailablePage(site.log, 'a second step could not be set up', () =>
    secondStep.enrolment(),
  )
  if ('reason' in enrolment) throw refusedPage(enrolment)
  const { secret, uri } = enrolment
  return {
    email: entry.member.email,
    enrolment: { secret, uri, qr: qrCode(uri) },
    asksPassword: !isFresh(entered),
  }
}

type Problems = Partial<Record<'code' | 'password', EntranceProblem>>
type Answer = { codes: string[] } | { codes?: undefined; problems: Problems }

/**
 * Turns the second step on. The response contains the recovery codes themselves, because they are
 * not stored.
 */
export async function action(args: Route.ActionArgs) {
  const entered = entryIn(args)
  const { site, entry } = entered
  if (entry.state !== 'enrol') throw data(null, { status: 404 })
  const form = await readForm(args.request)
  const code = formText(form, 'code')
  // The password is used only if the form still asks for it.
  const password =
    isFresh(entered) && !form.has('password') ? undefined : formText(form, 'password')
  const refuse = (problems: Problems, init: ResponseInit = { status: 400 }) =>
    data<Answer>({ problems }, init)
  // An authenticator's code has six digits: a shorter one is reported together with a missing
  // password.
  const isCode = /^\d{6}$/.test(code.replace(/\s/g, ''))
  if (!isCode || password === '')
    return refuse({
      ...(!isCode && { code: 'codeRequired' }),
      ...(password === '' && { password: 'currentRequired' }),
    })
  const { secondStep } = site.account
  const turnOn = async () => {
    const refused = await secondStep.turnOn(password, code)
    if (refused) {
      const problem = problemOf(refused.reason)
      const field = problem === 'passwordWrong' ? 'password' : 'code'
      return refuse({ [field]: problem }, refusalInit(refused))
    }
    const codes = await secondStep.newRecoveryCodes('')
    return data<Answer>({ codes: 'reason' in codes ? [] : codes })
  }
  return whenUnavailable(site.log, 'a second step could not be set up', turnOn, () =>
    refuse({ code: 'unavailable' }, { status: 503 }),
  )
}

/**
 * Once the second step is on, the loader of this page redirects into the office; the recovery
 * codes, which are shown only now, would be lost.
 */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !actionResult?.codes && defaultShouldRevalidate

export const headers = accountHeaders

export const meta = screenMeta((language) => entranceWords[language].enrol.title)

export default function Enrol({
  loaderData: { email, enrolment, asksPassword },
  actionData,
}: Route.ComponentProps) {
  const { language } = useRootData()
  const words = entranceWords[language]
  const copy = words.enrol
  const problemOfField = (field: 'code' | 'password') => {
    const problem = actionData?.codes ? undefined : actionData?.problems[field]
    return problem && words.problems[problem]
  }
  return (
    <>
      <Top heading={copy.heading} />
      {actionData?.codes ? (
        <Codes
          copy={copy}
          codes={actionData.codes}
          email={email}
          action={pathIn(language, '/office')}
        />
      ) : (
        <>
          <p>{copy.lead}</p>
          <Form method="post">
            <ol className="steps">
              <li>
                <div className="stack">
                  <h2>{copy.show}</h2>
                  {enrolment && <EnrolmentKey copy={copy} {...enrolment} />}
                </div>
              </li>
              <li>
                <div className="stack">
                  <h2>{copy.answer}</h2>
                  <EntranceCodeField label={words.code} problem={problemOfField('code')} />
                  {asksPassword && (
                    <>
                      <input type="text" autoComplete="username" value={email} readOnly hidden />
                      <OfficeField
                        name="password"
                        type="password"
                        label={copy.password}
                        problem={problemOfField('password')}
                        autoComplete="current-password"
                      />
                    </>
                  )}
                  <button className="btn btn--go btn--wide">
                    {copy.confirm} <Arrow />
                  </button>
                </div>
              </li>
            </ol>
          </Form>
        </>
      )}
    </>
  )
}
