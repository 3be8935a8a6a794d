import type { Route } from './+types/frame.ts'

/** What the bars around every screen show. */
export type FrameData = Route.ComponentProps['loaderData']
