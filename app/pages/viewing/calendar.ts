import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { calendarType } from '#server/viewings/calendar-file/calendar-file.ts'
import type { Route } from './+types/calendar.ts'
import { openViewing } from './load-viewing.ts'

/** Downloads a viewing's calendar file. */
export async function loader(args: Route.LoaderArgs) {
  const { viewings } = args.context.get(siteContext)
  const open = await openViewing(args)
  if (open === 'unavailable') throw data(null, { status: 503 })
  const text = open === 'refused' ? undefined : await viewings.calendarFile(open)
  if (text === undefined) throw data(null, { status: 404 })
  return new Response(text, {
    headers: {
      'Content-Type': calendarType('PUBLISH'),
      'Content-Disposition': 'attachment; filename="viewing.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
