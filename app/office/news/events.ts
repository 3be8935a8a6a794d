import { SharedCalls } from '#server/shared/work/shared-calls.ts'
import type { SiteRequest } from '#server/site.ts'
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
    read: () => sharedBy(site).run('news', () => read(site)),
    signal: AbortSignal.any([args.request.signal, site.stopping]),
    log: site.log,
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
  })
}

/** Milliseconds for which news are shared: they are the same for every member and tab. */
const sharedFor = 2000

const shared = new WeakMap<AbortSignal, SharedCalls<string>>()

/** The calls that read the news of one site. */
function sharedBy({ stopping }: Pick<SiteRequest, 'stopping'>): SharedCalls<string> {
  const calls = shared.get(stopping) ?? new SharedCalls<string>(sharedFor)
  shared.set(stopping, calls)
  return calls
}

async function read({ leads: { handling }, mail, newsletterIssues }: SiteRequest) {
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
