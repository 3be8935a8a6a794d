import { languageOf } from '#server/language.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { requireMember } from '../guard.ts'
import { officeMeta } from '../title.ts'
import { officeWords } from '../words.ts'
import type { Route } from './+types/page.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return {}
}

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(officeWords[language].leads, language)
}

export default function Leads() {
  const { language } = useRootData()
  return (
    <div className="page">
      <div className="head">
        <h1>{officeWords[language].leads}</h1>
      </div>
    </div>
  )
}
