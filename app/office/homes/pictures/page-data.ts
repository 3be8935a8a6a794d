import type { Route } from './+types/page.ts'

/** The data of the screen of a home's pictures. */
export type PicturesData = Route.ComponentProps['loaderData']

/** The answer to a form that was refused. */
export type PicturesAnswer = NonNullable<Route.ComponentProps['actionData']>
