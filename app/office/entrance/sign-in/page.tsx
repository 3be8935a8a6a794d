import { data, Form, redirect, redirectDocument } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { readForm, formText } from '#app/forms/read-form.ts'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { entryIn } from '#app/office/guard.ts'
import { returnTo } from '#app/office/return-to.ts'
import { screenMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { accountHeaders, refusalInit } from '#app/sessions/refusal-init.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { EntranceCodeField } from '../code-field.tsx'
import { Top } from '../top.tsx'
import { entranceWords, problemOf } from '../words.ts'
import type { Route } from './+types/page.ts'

export function loader(args: Route.LoaderArgs) {
  const { entry } = entryIn(args)
  const language = languageOf(args.url.pathname)
  if (entry.state === 'enrol') throw redirect(pathIn(language, '/office/enrol'))
  if (entry.state === 'in') throw redirect(returnTo(args.url))
  const idle = args.url.searchParams.get('idle')
  return {
    email: entry.member.email,
    /** See `app/office/guard.ts`. */
    idle: entry.pending
      ? undefined
      : (['session', 'form', 'kept'] as const).find((one) => one === idle),
  }
}

/** Takes the code of the authenticator, or a recovery code. */
export async function action(args: Route.ActionArgs) {
  const { site, entry } = entryIn(args)
  const form = await readForm(args.request)
  const byRecovery = form.has('recovery')
  const code = formText(form, byRecovery ? 'recovery' : 'code').slice(0, maxLengths.code)
  const { secondStep } = site.account
  const refused = await whenUnavailable(
    site.log,
    'the second step could not be checked',
    async () => {
      if (!code.trim()) return { reason: 'codeRequired' } as const
      return entry.pending ? secondStep.answer(code) : secondStep.proveAgain(code)
    },
    () => ({ reason: 'unavailable' }) as const,
  )
  if (!refused) throw redirectDocument(returnTo(args.url), 303)
  const problem = problemOf(refused.reason)
  const init = refused.reason === 'unavailable' ? { status: 503 } : refusalInit(refused)
  return data({ problem, byRecovery, typed: byRecovery ? code : '' }, init)
}

export const headers = accountHeaders

export const meta = screenMeta((language) => entranceWords[language].signIn.title)

export default function SignIn({ loaderData: { email, idle }, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const words = entranceWords[language]
  const copy = words.signIn
  const problem = actionData && words.problems[actionData.problem]
  return (
    <>
      <Top heading={copy.heading} />
      {idle && (
        <p className="note" role="status">
          {copy.idle[idle]}
        </p>
      )}
      <p>{copy.lead}</p>
      <Form className="stack" method="post">
        <EntranceCodeField
          label={words.code}
          hint={copy.codeHint}
          problem={actionData?.byRecovery ? undefined : problem}
        />
        <button className="btn btn--go btn--wide">
          {copy.enter} <Arrow />
        </button>
      </Form>
      <details open={actionData?.byRecovery}>
        <summary>{copy.elsewhere}</summary>
        <Form className="stack" method="post">
          <OfficeField
            name="recovery"
            label={words.recoveryCode}
            hint={copy.recoveryHint}
            problem={actionData?.byRecovery ? problem : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLengths.code}
            defaultValue={actionData?.typed}
          />
          <button className="btn">{copy.enterByRecovery}</button>
          <p className="small slate">{copy.neither}</p>
        </Form>
      </details>
      <form className="small slate" method="post" action={pathIn(language, '/sign-out')}>
        {insert(copy.who, { email })}{' '}
        <button className="txt" name="page" value={pathIn(language, '/login')}>
          {copy.notYou}
        </button>
      </form>
    </>
  )
}
