import { unlistedMeta } from '#app/seo/seo.ts'
import type { Route } from './+types/page.ts'
import { stepAction, stepLoader } from '../step.ts'
import { StepPage } from '../step-page.tsx'

export const loader = (args: Route.LoaderArgs) => stepLoader(args, 'unsubscribe')
export const action = (args: Route.ActionArgs) => stepAction(args, 'unsubscribe')
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function UnsubscribeNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage stage={actionData ?? loaderData.stage} copy={loaderData.copy} />
}
