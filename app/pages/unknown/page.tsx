import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/page.ts'

/** Answers every other path: 404, or the status with which the server refused the request. */
export function loader({ url, context }: Route.LoaderArgs): never {
  const { log, refusal } = context.get(siteContext)
  if (!refusal) log.warn({ path: url.pathname }, 'no page at this path')
  throw data(null, { status: refusal ?? 404 })
}

export const action = loader

export default function Unknown() {
  return null
}
