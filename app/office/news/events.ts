import { requireMember } from '../guard.ts'
import type { Route } from './+types/events.ts'

/**
 * Milliseconds between two checks, and the length of one stream, after which the browser reconnects
 * and is checked again.
 */
const interval = 3000
const lifetime = 60_000

/** Sends the office's screens new leads as server-sent events. */
export function loader(args: Route.LoaderArgs): Response {
  const { site } = requireMember(args)
  const { signal } = args.request
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = performance.now() + lifetime
      let last = ''
      const stop = () => {
        clearTimeout(timer)
        try {
          controller.close()
        } catch {
          // It is closed already.
        }
      }
      signal.addEventListener('abort', stop)
      controller.enqueue(encoder.encode('retry: 2000\n\n'))
      const look = async () => {
        const told = await read(site).catch(() => undefined)
        if (signal.aborted) return
        if (told !== undefined && told !== last)
          controller.enqueue(encoder.encode(`event: leads\ndata: ${told}\n\n`))
        last = told ?? last
        if (performance.now() > end) return stop()
        timer = setTimeout(() => void look(), interval)
      }
      void look()
    },
    cancel: () => clearTimeout(timer),
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
  })
}

async function read({ leads: { handling } }: ReturnType<typeof requireMember>['site']) {
  const [counts, unread] = await Promise.all([
    handling.count({}, ['ours', 'theirs']),
    handling.unread(),
  ])
  return JSON.stringify({ toDo: counts.ours, open: counts.ours + counts.theirs, unread })
}
