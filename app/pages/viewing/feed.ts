import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { calendarType } from '#server/viewings/calendar-file/calendar-file.ts'
import type { Route } from './+types/feed.ts'

/** Returns every viewing as a calendar, for the member of staff who has the private address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewings, log } = context.get(siteContext)
  const token = url.searchParams.get('token') ?? ''
  const text = await orUnavailablePage(log, 'the feed of viewings could not be read', () =>
    viewings.office.feed.file(token),
  )
  if (text === undefined) throw data(null, { status: 404 })
  return new Response(text, {
    headers: {
      'Content-Type': calendarType('PUBLISH'),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
