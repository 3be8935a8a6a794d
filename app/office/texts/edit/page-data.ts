import type { Route } from './+types/page.ts'

/** The data of the editor of a text. */
export type TextData = Route.ComponentProps['loaderData']
