import type { Route } from './+types/page.ts'

/** What the screen of a home’s pictures shows. */
export type PicturesData = Route.ComponentProps['loaderData']

/** What a form of the screen was answered, where it was not done. */
export type PicturesAnswer = NonNullable<Route.ComponentProps['actionData']>
