import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isSocialImage } from './social-images.ts'
import { addMade, dropAbsent, type VariantFiles } from './variant-files.ts'
import type { FromProcess, ToProcess } from './variant-process.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

/** Makes missing variants in a process of their own. */
interface VariantMaker {
  /**
   * Makes a variant before all others. Resolves when it has been made or has failed, or after
   * {@link maxWait}; at once where no process makes variants.
   */
  ask(variant: PlannedVariant): Promise<void>
  /** With true, only requested variants are made until it is called with false. */
  hold(isHeld: boolean): void
  stop(): void
}

interface Options {
  /** Updated as variants are made. */
  files: VariantFiles
  ahead: boolean
  picturesDir: string
  outDir: string
}

/**
 * How long a request waits for its picture when there is no other variant of it, in milliseconds.
 */
const maxWait = 5_000
/** The time between two log lines about the progress, in milliseconds. */
const reportInterval = 10_000

/** Starts to make the missing variants, if there are any. */
export function startVariantMaker(
  { files, ahead, picturesDir, outDir }: Options,
  log: Logger,
): VariantMaker {
  const { missing } = files
  const waiting = new Map<string, (() => void)[]>()
  let stopped = false
  let held = false
  let child = missing.size > 0 ? start() : undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'variant-process.ts'), { stdio: 'inherit' })
    const progress = logProgress(missing, log)
    started.on('message', (message: FromProcess) => {
      const file = 'made' in message ? message.made : message.failed
      if ('made' in message) addMade(files, file)
      else {
        dropAbsent(files, file)
        log.error({ file, reason: message.reason }, 'a picture variant could not be made')
      }
      for (const resume of waiting.get(file) ?? []) resume()
      waiting.delete(file)
    })
    started.on('exit', (code) => {
      progress.stop()
      // Variants that were requested while the process ended need another one. After a crash no
      // process is started, except for the image of a shared link.
      const late = missing.size > 0 && code === 0 && !stopped
      child = late ? start() : undefined
      if (late) return
      for (const resume of [...waiting.values()].flat()) resume()
      waiting.clear()
      if (missing.size === 0) progress.logEnd()
    })
    if (held) send(started, { held })
    send(started, { plan: [...missing.values()], ahead, picturesDir, outDir })
    return started
  }

  return {
    ask(variant) {
      const { file } = variant
      // One message for each variant, however many requests wait for it.
      if (child?.connected && !waiting.has(file)) send(child, { first: variant })
      else if (!child && !stopped && (!ahead || isSocialImage(file))) child = start()
      if (!child) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, maxWait)
        const resume = () => {
          clearTimeout(timer)
          resolve()
        }
        waiting.set(file, [...(waiting.get(file) ?? []), resume])
      })
    },
    hold(isHeld) {
      held = isHeld
      if (child?.connected) send(child, { held })
    },
    stop() {
      stopped = true
      child?.kill()
    },
  }
}

/** Logs how many variants have to be made and, until it is stopped, how many are left. */
function logProgress(missing: VariantFiles['missing'], log: Logger) {
  const began = performance.now()
  const total = missing.size
  // The progress of a single requested picture is not reported.
  const level = total > 1 ? 'info' : 'debug'
  log[level]({ variants: total }, `making ${total} picture variants while the site serves`)
  const timer = setInterval(() => {
    const done = total - missing.size
    const left =
      done > 0 ? Math.round((((performance.now() - began) / done) * missing.size) / 1000) : 0
    log.info(
      { done, total, secondsLeft: left },
      `picture variants: ${done} of ${total}, about ${left} s left`,
    )
  }, reportInterval)
  return {
    stop: () => clearInterval(timer),
    logEnd: () =>
      log[level](
        { seconds: Math.round((performance.now() - began) / 1000) },
        'picture variants are made',
      ),
  }
}

/**
 * Sends a message. An ending process accepts none; when it has ended, another is started for the
 * variants that are still missing.
 */
function send(child: ChildProcess, message: ToProcess): void {
  child.send(message, () => {})
}
