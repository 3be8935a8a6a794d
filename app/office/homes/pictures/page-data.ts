import type { Route } from './+types/page.ts'

/** What the screen of a home’s pictures shows. */
export type PicturesData = Route.ComponentProps['loaderData']
