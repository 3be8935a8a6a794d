import { data, Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { typedIn } from '#app/forms/read-form.ts'
import { HomeChoices } from '#app/office/controls/home-choices.tsx'
import { OfficeField, Select, TextArea } from '#app/office/controls/office-field.tsx'
import { useProblemFocus } from '#app/office/controls/use-problem-focus.ts'
import { requireMember } from '#app/office/guard.ts'
import { homeChoices } from '#app/office/home-labels.ts'
import { screenMeta } from '#app/office/title.ts'
import { officeClientAction } from '#app/office/unanswered/client-action.ts'
import { freeDays } from '#app/office/viewings/free-times.ts'
import { TimeFields } from '#app/office/viewings/time-fields.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { nameOrAddress } from '#server/leads/lead.ts'
import type { Route } from './+types/page.ts'
import { arrangeViewing, type ViewingRefusal } from './action.ts'
import { words } from './words.ts'

/** Shows the form for a viewing for the sender of `?lead=`, or for somebody who has telephoned. */
export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args)
  const submission = crypto.randomUUID()
  const language = languageOf(args.url.pathname)
  const at = args.url.searchParams.get('at')?.slice(0, 16) ?? ''
  const leadId = args.url.searchParams.get('lead')
  const [homes, place, free] = await Promise.all([
    homeChoices(site, language),
    site.viewings.placeIn(language),
    freeDays(site, language, leadId ?? undefined),
  ])
  const hasPlace = Boolean(place)
  if (!leadId) return { submission, homes, free, at, hasPlace, lead: undefined }
  const handled = await site.leads.handling.read(leadId, member.id)
  if (!handled) throw data(null, { status: 404 })
  const { fields } = handled.lead
  return {
    submission,
    homes,
    free,
    at,
    hasPlace,
    lead: { id: leadId, name: nameOrAddress(fields), reference: handled.homeRef ?? '' },
  }
}

export const action = (args: Route.ActionArgs) => arrangeViewing(args)

/** After a failed request the page is shown again, with everything that was typed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  const typed = typedIn(form)
  return officeClientAction<ViewingRefusal>(args, () => ({ problems: { '': 'offline' }, typed }))
}

export const meta = screenMeta((language) => words[language].title)

export default function NewViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { lead, submission, homes, free, hasPlace } = loaderData
  const typed = actionData?.typed ?? {}
  const problemOf = (name: string) => {
    const problem = actionData?.problems[name]
    return problem && insert(copy.problems[problem], { hours: actionData.hours ?? '' })
  }
  const form = useProblemFocus(actionData)
  const isWarned = ['outsideHours', 'noHours'].includes(actionData?.problems.at ?? '')
  const general = problemOf('')
  const page = pathIn(language, '/office/viewings')
  return (
    <div className="page page--narrow">
      <Link className="back" to={lead ? pathIn(language, `/office/leads/${lead.id}`) : page}>
        <Arrow back /> {lead ? lead.name : copy.back}
      </Link>
      <div className="head">
        <h1>{copy.title}</h1>
      </div>
      <p className="slate">{lead ? insert(copy.for, { name: lead.name }) : copy.intro}</p>
      {!hasPlace && <p className="note small">{copy.noPlace}</p>}
      {general && (
        <p className="error" role="alert">
          {general}
        </p>
      )}
      <Form method="post" className="stack" noValidate ref={form}>
        <input type="hidden" name="submission" value={typed.submission ?? submission} />
        <TimeFields
          label={copy.when}
          hint={copy.whenHint}
          days={free}
          at={typed.at ?? loaderData.at}
          problem={problemOf('at')}
          anyway={isWarned ? typed.at : undefined}
        />
        <OfficeField
          name="reference"
          label={copy.home}
          hint={copy.homeHint}
          autoComplete="off"
          list="homes"
          maxLength={40}
          defaultValue={typed.reference ?? lead?.reference}
          problem={problemOf('reference')}
        />
        <HomeChoices homes={homes} />
        {!lead && <Caller typed={typed} problemOf={problemOf} />}
        <div className="acts">
          <button className="btn btn--go">
            {isWarned ? copy.saveAnyway : copy.save} <Arrow />
          </button>
        </div>
      </Form>
    </div>
  )
}

interface CallerProps {
  typed: Partial<Record<string, string>>
  problemOf: (name: string) => string | undefined
}

/** The fields about somebody who has telephoned. */
function Caller({ typed, problemOf }: CallerProps) {
  const { language } = useRootData()
  const copy = words[language]
  const common = { autoComplete: 'off' } as const
  return (
    <>
      <OfficeField
        {...common}
        name="name"
        label={copy.name}
        required
        maxLength={100}
        defaultValue={typed.name}
        problem={problemOf('name')}
      />
      <OfficeField
        {...common}
        name="phone"
        label={copy.phone}
        type="tel"
        defaultValue={typed.phone}
        problem={problemOf('phone')}
      />
      <OfficeField
        {...common}
        name="email"
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        defaultValue={typed.email}
        problem={problemOf('email')}
      />
      <Select
        name="format"
        label={copy.format}
        defaultValue={typed.format ?? 'in-person'}
        options={Object.entries(copy.formats)}
      />
      <Select
        name="language"
        label={copy.language}
        defaultValue={typed.language ?? language}
        options={Object.entries(copy.languages)}
      />
      <TextArea
        name="message"
        label={copy.message}
        defaultValue={typed.message}
        problem={problemOf('message')}
      />
    </>
  )
}
