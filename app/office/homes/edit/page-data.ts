import type { Route } from './+types/page.ts'

/** The data of the editor of a home. */
export type EditData = Route.ComponentProps['loaderData']
