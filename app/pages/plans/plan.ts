import { drawingResponse } from '#app/components/drawing-response.ts'
import { siteContext } from '#app/context.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/plan.ts'

/**
 * Returns `/plans/{reference}/plan.svg`, with the reference in lower case as in all paths: every
 * floor of a home as one picture that contains its styles; 404 if no plan is drawn.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const plan = await context.get(siteContext).readPlan(params.ref, languageOf(url.pathname))
  if (!plan) return new Response('404 Not Found\n', { status: 404 })
  return drawingResponse(plan.svg)
}
