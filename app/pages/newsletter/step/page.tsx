import { StepPage } from '#app/email-link/step-page.tsx'
import { unlistedMeta } from '#app/seo/seo.ts'
import { newsletterAction, newsletterLoader } from '../step.ts'
import type { Route } from './+types/page.ts'

export const loader = (args: Route.LoaderArgs) => newsletterLoader(args)
export const action = (args: Route.ActionArgs) => newsletterAction(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function NewsletterStep({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage result={actionData ?? loaderData.result} copy={loaderData.copy} />
}
