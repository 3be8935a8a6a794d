import { typedIn } from '#app/forms/read-form.ts'
import { revalidateOutdated } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { officeClientAction } from '#app/office/unanswered/client-action.ts'
import { useAnswer } from '#app/office/use-answer.ts'
import { useMessageOnce } from '#app/office/use-message-once.ts'
import { languageOf } from '#server/language.ts'
import { InboxPane } from '../inbox-pane.tsx'
import type { Route } from './+types/page.ts'
import { actOnLead, type LeadAnswer } from './action.ts'
import { Composer } from './composer.tsx'
import { LeadFoot } from './lead-foot.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { loadLead } from './load.ts'
import { PersonSide } from './person-side.tsx'
import { useDelivery } from './use-delivery.ts'

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

export const shouldRevalidate = revalidateOutdated

const messageParameters = ['sent', 'took', 'closed']

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  useDelivery(lead)
  useMessageOnce(messageParameters)
  return (
    <div className="panes" data-view="lead">
      <InboxPane inbox={lead.inbox} current={lead.id} />
      <article className="panes__lead" aria-labelledby="name" key={lead.id}>
        <LeadHead lead={lead} answer={answer} />
        <LeadTimeline entries={lead.timeline} />
        <Composer lead={lead} answer={answer} />
      </article>
      <PersonSide lead={lead} answer={answer} />
      <LeadFoot lead={lead} />
    </div>
  )
}
