import { siteContext } from '#app/context.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/next.ts'
import { timeAfterLabel } from './time-words.ts'

/**
 * The first half-hour that is free, in words, for the script of a home's page; '' where none is, or
 * it is not known.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { days, known } = await context.get(siteContext).viewings.calendar()
  const slot = days.flatMap(({ slots }) => slots).find(({ free }) => free)
  const next = known && slot ? timeAfterLabel(slot.start, languageOf(url.pathname)) : ''
  return Response.json(
    { next },
    { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } },
  )
}
