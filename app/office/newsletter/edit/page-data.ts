import type { Route } from './+types/page.ts'

/** The data of the screen of a newsletter. */
export type NewsletterData = Route.ComponentProps['loaderData']
