import type { Route } from './+types/page.ts'

/** What a file would change, as the page shows it. */
export type PlanData = NonNullable<
  Extract<Route.ComponentProps['loaderData'], { hosted: false }>['plan']
>
