import type { Route } from './+types/page.ts'

/** The changes that a file would make, as the page shows them. */
export type PlanData = NonNullable<
  Extract<Route.ComponentProps['loaderData'], { hosted: false }>['plan']
>

/** The earlier imports. */
export type EarlierData = Extract<Route.ComponentProps['loaderData'], { hosted: false }>['earlier']
