import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { BoundedQueue } from './bounded-queue.ts'
import { yieldToSite } from './yield-to-site.ts'

/** The work failed or took too long, or its process ended. */
export class WorkFailed extends Error {
  override name = 'WorkFailed'
}

/**
 * Whether an error is {@link WorkFailed}. It works across the builds of the server and the pages,
 * as `isUnavailable` does.
 */
export const isWorkFailed = (error: unknown): error is WorkFailed =>
  error instanceof Error && error.name === 'WorkFailed'

/**
 * Work that keeps a processor busy, done in a process of its own so that the site's thread never
 * waits.
 */
interface WorkerProcess<Work, Result> {
  /**
   * @param prepare returns the work when its turn comes, so that waiting work takes no memory.
   * @throws {QueueFull} when too much waits.
   * @throws {WorkFailed}
   */
  run(prepare: () => Work | Promise<Work>): Promise<Result>
  stop(): void
}

interface WorkerOptions {
  /** The script that calls `serveWork`. */
  script: string
  /** How many pieces of work may wait. One is done at a time. */
  waiting: number
  /** How long one piece of work may take, in milliseconds; then its process is ended. */
  timeout: number
}

type Answer<Result> = { result: Result } | { failed: string }

/** The time after which a process without work ends and frees its memory, in milliseconds. */
const idle = 30_000

/** Creates the process with the first work. */
export function createWorkerProcess<Work extends Serializable, Result>({
  script,
  waiting,
  timeout,
}: WorkerOptions): WorkerProcess<Work, Result> {
  const queue = new BoundedQueue({ atOnce: 1, waiting })
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let stopped = false

  function end() {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = undefined
  }

  function start(): ChildProcess {
    const started = fork(script, { stdio: 'inherit', serialization: 'advanced' })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Waiting callers handle errors; this listener prevents one without a caller from ending the
    // site.
    started.on('error', () => {})
    // An idle process does not keep a stopping site alive.
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    run: (prepare) =>
      queue.run(async () => {
        const work = await prepare()
        clearTimeout(idleTimer)
        if (stopped) throw new WorkFailed('the site is stopping')
        const worker = (child ??= start())
        try {
          const answer = await answerOf<Work, Result>(worker, work, timeout, end)
          if ('failed' in answer) throw new WorkFailed(answer.failed)
          return answer.result
        } finally {
          idleTimer = setTimeout(end, idle).unref()
        }
      }),
    stop() {
      stopped = true
      end()
    },
  }
}

/**
 * Sends a process its work, and waits for its answer.
 * @param late ends the process after the time-out.
 */
async function answerOf<Work extends Serializable, Result>(
  worker: ChildProcess,
  work: Work,
  timeout: number,
  late: () => void,
): Promise<Answer<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
  const lost = () => reject(new WorkFailed('the process ended'))
  // Under `node --watch`, Node sends messages about watched files on the same channel.
  const take = (message: Answer<Result> | object) => {
    if ('result' in message || 'failed' in message) resolve(message)
  }
  const timer = setTimeout(() => {
    reject(new WorkFailed('it took too long'))
    late()
  }, timeout)
  worker.on('message', take)
  worker.once('exit', lost)
  worker.once('error', lost)
  try {
    worker.send(work)
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', take)
    worker.off('exit', lost)
    worker.off('error', lost)
  }
}

/** Answers the work of the process that started this one, at a lower priority than the site's. */
export function serveWork<Work>(make: (work: Work) => Promise<unknown>): void {
  yieldToSite()
  process.on('message', (work: Work) => {
    void answer(work).then((done) => process.send?.(done))
  })
  process.on('disconnect', () => process.exit())

  async function answer(work: Work): Promise<Answer<unknown>> {
    try {
      return { result: await make(work) }
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }
}
