import type { Route } from './+types/office-frame.ts'

/** The data of the bars around every screen. */
export type FrameData = Route.ComponentProps['loaderData']
