import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { typedIn } from '#app/forms/read-form.ts'
import { officeMeta } from '#app/office/title.ts'
import { officeClientAction } from '#app/office/unanswered/client-action.ts'
import { useToldOnce } from '#app/office/use-told-once.ts'
import { languageOf } from '#server/language.ts'
import { InboxPane } from '../inbox-pane.tsx'
import type { Route } from './+types/page.ts'
import { actOnLead, type LeadAnswer } from './act.ts'
import { Composer } from './composer.tsx'
import { LeadFoot } from './lead-foot.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { loadLead } from './load.ts'
import { PersonSide } from './person-side.tsx'
import { useDelivery } from './use-delivery.ts'
import type { LeadProblem } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadLead(args)
export const action = (args: Route.ActionArgs) => actOnLead(args)

/** After a failed request the page is shown again, with everything that was typed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  const typed = typedIn(form)
  return officeClientAction<LeadAnswer>(args, () => ({
    intent: typed.intent ?? '',
    problem: typed.intent !== 'reply' ? 'offline' : navigator.onLine ? 'unconfirmed' : 'notSent',
    typed,
    attach: form.getAll('attach').map(String),
  }))
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  officeMeta(loaderData?.name ?? '', languageOf(location.pathname), loaderData?.inbox.toDo)

const told = ['sent', 'took', 'closed']
/** What is refused because a colleague has changed the lead since the page was loaded. */
const outdated: readonly LeadProblem[] = ['elsewhere', 'answeredSince', 'emailGone']

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useDelivery(lead)
  useToldOnce(told)
  const isOutdated = outdated.some((problem) => problem === actionData?.problem)
  useEffect(() => {
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  return (
    <div className="panes" data-view="lead">
      <InboxPane inbox={lead.inbox} current={lead.id} />
      <article className="panes__lead" aria-labelledby="name" key={lead.id}>
        <LeadHead lead={lead} answer={actionData} />
        <LeadTimeline entries={lead.timeline} />
        <Composer lead={lead} answer={actionData} />
      </article>
      <PersonSide lead={lead} answer={actionData} />
      <LeadFoot lead={lead} />
    </div>
  )
}
