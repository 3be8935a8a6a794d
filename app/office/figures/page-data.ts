import type { Route } from './+types/page.ts'

export type FiguresData = Route.ComponentProps['loaderData']
