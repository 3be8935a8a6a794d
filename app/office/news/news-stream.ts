import { minute } from '#server/shared/time/durations.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * Milliseconds between two checks, and the length of one stream, after which the browser reconnects
 * and its access is checked again.
 */
const interval = 3000
const lifetime = minute

interface Options {
  /**
   * Reads the news as they are sent to the browser. If this fails, the stream stays open and tries
   * again.
   */
  read(): Promise<string>
  /** Ends the stream. */
  signal: AbortSignal
  log: SiteRequest['log']
}

/** Sends news as server-sent events, one whenever they differ from the last. */
export function newsStream({ read, signal, log }: Options): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFailing = false
  const listening = new AbortController()
  const close = () => {
    isClosed = true
    clearTimeout(timer)
    // The listener is removed, because a signal that outlives the stream would keep it in memory.
    listening.abort()
  }
  /** Logs the first of several consecutive failures, and when they end. */
  const readOrLog = async () => {
    try {
      const news = await read()
      if (isFailing) log.info('the news of the office can be read again')
      isFailing = false
      return news
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'the news of the office could not be read')
      isFailing = true
      return undefined
    }
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = performance.now() + lifetime
      let last = ''
      const stop = () => {
        if (isClosed) return
        close()
        controller.close()
      }
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { signal: listening.signal })
      controller.enqueue(encoder.encode('retry: 2000\n\n'))
      const look = async () => {
        const news = await readOrLog()
        // A cancelled stream throws an error for further events.
        if (isClosed) return
        if (news !== undefined && news !== last)
          controller.enqueue(encoder.encode(`event: leads\ndata: ${news}\n\n`))
        last = news ?? last
        if (performance.now() > end) return stop()
        timer = setTimeout(() => void look(), interval)
      }
      void look()
    },
    cancel: close,
  })
}
