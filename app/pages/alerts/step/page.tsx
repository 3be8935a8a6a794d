import { StepPage } from '#app/email-link/step-page.tsx'
import { unlistedMeta } from '#app/seo/seo.ts'
import { alertAction, alertLoader } from '../step.ts'
import type { Route } from './+types/page.ts'

export const loader = (args: Route.LoaderArgs) => alertLoader(args)
export const action = (args: Route.ActionArgs) => alertAction(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function AlertStep({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage result={actionData ?? loaderData.result} copy={loaderData.copy} />
}
