import type { SiteRequest } from '#server/site.ts'

/**
 * Milliseconds between two checks, and the length of one stream, after which the browser reconnects
 * and is checked again.
 */
const interval = 3000
const lifetime = 60_000

interface Options {
  /** The news as the browser gets them. While this fails, the stream stays open and repeats it. */
  read(): Promise<string>
  /** Ends the stream. */
  signal: AbortSignal
  log: SiteRequest['log']
}

/** News as server-sent events, one whenever they differ from the last. */
export function newsStream({ read, signal, log }: Options): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFailing = false
  const listening = new AbortController()
  const close = () => {
    isClosed = true
    clearTimeout(timer)
    // A signal that outlives the stream would keep it in memory.
    listening.abort()
  }
  /** Logs the first of several failures in a row, and the end of the row. */
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
        // A cancelled stream refuses further events with an error.
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
