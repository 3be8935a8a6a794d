import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { useAnswer } from '#app/office/use-answer.ts'
import { languageOf } from '#server/language.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import { actOnNewsletter } from './action.ts'
import { loadNewsletter } from './load.ts'
import { NewsletterScreen } from './screen.tsx'

export const loader = (args: Route.LoaderArgs) => loadNewsletter(args)
export const action = (args: Route.ActionArgs) => actOnNewsletter(args)

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOf(location.pathname)
  const copy = words[language]
  return officeMeta(loaderData?.issue.texts.subject[language] || copy.untitled, language)
}

export const shouldRevalidate = revalidateRefused

export default function EditNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterScreen {...loaderData} refused={useAnswer(actionData)} />
}
