import type { Route } from './+types/page.ts'

/** What the screen of a newsletter shows. */
export type NewsletterData = Route.ComponentProps['loaderData']
