import { useSearchParams } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf } from '#server/language.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { InboxPane } from './inbox-pane.tsx'
import { loadInbox } from './inbox.ts'
import { leadWords } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadInbox(args)

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOf(location.pathname)
  return officeMeta(leadWords[language].title, language, loaderData?.toDo)
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { language } = useRootData()
  const isErased = useSearchParams()[0].get('done') === 'erased'
  const hasRows = loaderData.lists.some(({ rows }) => rows.length > 0)
  return (
    <div className="panes" data-view="list">
      <InboxPane inbox={loaderData} note={isErased ? leadWords[language].erased : undefined} />
      <p className="panes__lead panes__none slate">{hasRows && leadWords[language].choose}</p>
      <div className="panes__side" />
    </div>
  )
}
