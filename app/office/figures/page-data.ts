import type { Route } from './+types/page.ts'

/** What the page of figures shows. */
export type FiguresData = Route.ComponentProps['loaderData']
