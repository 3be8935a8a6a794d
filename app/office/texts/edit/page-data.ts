import type { Route } from './+types/page.ts'

/** What the editor of a text begins with. */
export type TextData = Route.ComponentProps['loaderData']
