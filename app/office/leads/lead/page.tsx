import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { officeClientAction } from '#app/office/client-action.ts'
import { officeMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { InboxPane } from '../inbox-pane.tsx'
import { inboxAddress } from '../inbox.ts'
import type { Route } from './+types/page.ts'
import { type Act, actOnLead } from './act.ts'
import { Composer } from './composer.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { loadLead } from './load.ts'
import { PersonSide } from './person-side.tsx'
import { StageBar } from './stage-bar.tsx'
import { leadPageWords } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadLead(args)
export const action = (args: Route.ActionArgs) => actOnLead(args)

/** After a failed request the page is shown again, with everything that was typed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, String(form.get(name))]))
  return officeClientAction<Act>(args, () => ({
    intent: typed.intent ?? '',
    problem: 'offline',
    typed,
    attach: form.getAll('attach').map(String),
  }))
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  officeMeta(loaderData?.name ?? '', languageOf(location.pathname), loaderData?.inbox.toDo)

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const problem = actionData?.problem && words.problems[actionData.problem]
  const { revalidate } = useRevalidator()
  const isElsewhere = actionData?.problem === 'elsewhere'
  useEffect(() => {
    if (isElsewhere) void revalidate()
  }, [isElsewhere, revalidate])
  return (
    <div className="panes" data-view="lead">
      <InboxPane inbox={lead.inbox} current={lead.id} />
      <article className="panes__lead" aria-labelledby="name" key={lead.id}>
        <header className="lead__head">
          <Link
            className="back phone-only"
            to={pathIn(language, '/office/leads') + inboxAddress(lead.inbox.query)}
          >
            <Arrow back /> {words.back}
          </Link>
          <div className="lead__top">
            <h1 className="lead__name" id="name">
              {lead.name}
            </h1>
          </div>
          <StageBar lead={lead} />
          {/* On a phone the composer is a page over this one, which is left without script. */}
          {lead.composer.isSent && <p className="note phone-only">{words.composer.sent}</p>}
          {lead.home && (
            <a className="about" href={pathIn(language, `/properties/${lead.home.slug}`)}>
              <span>
                <span className="serif">{lead.home.title}</span>
                <br />
                <span className="small slate">
                  {lead.home.ref}, {lead.home.location}
                </span>
              </span>
              <span className="price wide-only">{lead.home.price}</span>
            </a>
          )}
          {problem && !['reply', 'draft', 'note'].includes(actionData.intent) && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
        </header>
        <LeadTimeline entries={lead.timeline} />
        <a className="btn btn--go phone-only panes__reply" href="#reply">
          {words.reply}
        </a>
        <Composer lead={lead} answer={actionData} />
      </article>
      <PersonSide lead={lead} answer={actionData} />
    </div>
  )
}
