import { Form, useSearchParams } from 'react-router'
import { useAnswer } from '#app/office/use-answer.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf } from '#server/language.ts'
import { officeMeta } from '../title.ts'
import { useMessageOnce } from '../use-message-once.ts'
import type { Route } from './+types/page.ts'
import { actOnInbox } from './action.ts'
import { InboxPane } from './inbox-pane.tsx'
import { loadInbox } from './inbox.ts'
import { leadWords } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadInbox(args)
export const action = (args: Route.ActionArgs) => actOnInbox(args)

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOf(location.pathname)
  return officeMeta(leadWords[language].title, language, loaderData?.toDo)
}

const messageParameters = ['done', 'quarantined']

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const words = leadWords[language]
  const [query] = useSearchParams()
  const quarantined = query.get('quarantined')
  const answer = useAnswer(actionData)
  useMessageOnce(messageParameters)
  const hasRows = loaderData.lists.some(({ rows }) => rows.length > 0)
  return (
    <>
      <div className="panes" data-view="list">
        <InboxPane
          inbox={loaderData}
          note={query.get('done') === 'erased' ? words.erased : undefined}
          problem={answer && words[answer.problem]}
        />
        <p className="panes__lead panes__none slate">{hasRows && words.choose}</p>
        <div className="panes__side" />
      </div>
      {quarantined && !answer && <Quarantined id={quarantined} />}
    </>
  )
}

/** The message that a lead was marked as spam, with a button to undo it. */
function Quarantined({ id }: { id: string }) {
  const { language } = useRootData()
  const words = leadWords[language]
  return (
    <Form method="post" className="office-toast">
      <span role="status">{words.quarantined}</span>
      <input type="hidden" name="id" value={id} />
      <button className="txt" name="intent" value="release">
        {words.takeBack}
      </button>
    </Form>
  )
}
