import { requireMember } from '../guard.ts'
import type { Route } from './+types/events.ts'
import { newsStream } from './news-stream.ts'

/**
 * Sends the office's screens server-sent events about new leads, the progress of newsletters, and
 * waiting e-mails.
 */
export function loader(args: Route.LoaderArgs): Response {
  const { site } = requireMember(args)
  const stream = newsStream({
    read: () => read(site),
    signal: AbortSignal.any([args.request.signal, site.stopping]),
    log: site.log,
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
  })
}

async function read({
  leads: { handling },
  mail,
  newsletterIssues,
}: ReturnType<typeof requireMember>['site']) {
  const [counts, unread, issues, waiting] = await Promise.all([
    handling.count({}, ['ours', 'theirs']),
    handling.unread(),
    newsletterIssues.live(),
    mail.waiting(),
  ])
  return JSON.stringify({
    toDo: counts.ours,
    open: counts.ours + counts.theirs,
    unread,
    issues,
    waiting,
  })
}
