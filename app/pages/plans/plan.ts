import { planOf } from '#pictures/plans/homes/index.ts'
import { drawPlan } from '#pictures/plans/kit/drawing.ts'
import planStyles from '#pictures/plans/plan.css?raw'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/plan.ts'

/**
 * `/plans/{reference}/plan.svg`, the reference in lower case as all paths: every floor of a home as one picture, its
 * styles inside; 404 where no plan is drawn.
 */
export function loader({ url, params }: Route.LoaderArgs) {
  const plan = planOf(params.ref.toUpperCase())
  if (!plan) return new Response('404 Not Found\n', { status: 404 })
  return new Response(drawPlan(plan, languageOf(url.pathname), { css: planStyles }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
