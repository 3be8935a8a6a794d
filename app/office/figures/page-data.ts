import type { Route } from './+types/page.ts'

/** The data of the page of figures. */
export type FiguresData = Route.ComponentProps['loaderData']
