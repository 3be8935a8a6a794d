import type { Route } from './+types/page.ts'

/** What the editor of a home begins with. */
export type EditData = Route.ComponentProps['loaderData']
