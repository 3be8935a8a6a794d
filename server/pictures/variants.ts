import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type SocialImages, untitledImageOf } from './social-images.ts'
import type { Format, PlannedVariant } from './variant-plan.ts'
import type { FromProcess, ToProcess } from './variant-process.ts'

export interface Variants {
  /**
   * What to send for a variant that is not there: itself once it is made, for it is made next, or the
   * nearest of its picture that is there already: at last its master.
   * @param file below build/pictures/.
   * @returns undefined for what was never planned, or cannot be made.
   */
  instead(file: string): Promise<{ file: string; isItself: boolean } | undefined>
  /** True: what is made ahead waits, as long as something else is more urgent. */
  hold(isHeld: boolean): void
  stop(): void
}

interface Options {
  picturesDir: string
  buildDir: string
  /** The pictures of shared links, which are made when somebody asks for them. */
  socialImages?: Pick<SocialImages, 'planned'>
  /** False: each variant is made when somebody asks for it, and none before. */
  ahead?: boolean
}

/** How long a request waits for its picture when there is no other variant of it, in milliseconds. */
const maxWait = 5_000
/** Milliseconds between two lines about the progress. */
const reportInterval = 10_000

/** Makes the variants that are missing while the site serves, those first that are asked for. */
export function openVariants(
  { picturesDir, buildDir, socialImages, ahead = true }: Options,
  log: Logger,
): Variants {
  const outDir = join(buildDir, 'pictures')
  const planned = readPlan(buildDir)
  const there = new Set([
    ...readdirSync(outDir),
    ...readdirSync(join(outDir, 'variants')).map((name) => `variants/${name}`),
  ])
  const absent = new Map(
    planned.filter(({ file }) => !there.has(file)).map((variant) => [variant.file, variant]),
  )
  /** What the process is to make. */
  const missing = ahead ? absent : new Map<string, PlannedVariant>()
  const waiting = new Map<string, (() => void)[]>()
  let stopped = false
  let held = false
  let maker = missing.size > 0 ? start() : undefined

  function start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'variant-process.ts'), { stdio: 'inherit' })
    const began = Date.now()
    const total = missing.size
    // One picture that somebody asked for is not worth a report.
    const level = total > 1 ? 'info' : 'debug'
    log[level]({ variants: total }, `making ${total} picture variants while the site serves`)
    const report = setInterval(() => {
      const done = total - missing.size
      const left = done > 0 ? Math.round((((Date.now() - began) / done) * missing.size) / 1000) : 0
      log.info(
        { done, total, secondsLeft: left },
        `picture variants: ${done} of ${total}, about ${left} s left`,
      )
    }, reportInterval)
    child.on('message', (message: FromProcess) => {
      const file = 'made' in message ? message.made : message.failed
      missing.delete(file)
      absent.delete(file)
      if ('made' in message) there.add(file)
      else log.error({ file, reason: message.reason }, 'a picture variant could not be made')
      for (const resume of waiting.get(file) ?? []) resume()
      waiting.delete(file)
    })
    child.on('exit', (code) => {
      clearInterval(report)
      // Starts again for what was requested while it ended. After a crash, only a request for a social image does.
      const late = missing.size > 0 && code === 0 && !stopped
      maker = late ? start() : undefined
      if (late) return
      for (const resume of [...waiting.values()].flat()) resume()
      waiting.clear()
      if (missing.size === 0)
        log[level](
          { seconds: Math.round((Date.now() - began) / 1000) },
          'picture variants are made',
        )
    })
    if (held) send(child, { held })
    send(child, { plan: [...missing.values()], ahead, picturesDir, outDir })
    return child
  }

  function ask(variant: PlannedVariant): Promise<void> {
    const { file } = variant
    // The process is told once, however many ask.
    if (maker?.connected && !waiting.has(file)) send(maker, { first: variant })
    else if (!maker && !stopped && (!ahead || isSocialImage(file))) maker = start()
    if (!maker) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, maxWait)
      const resume = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.set(file, [...(waiting.get(file) ?? []), resume])
    })
  }

  async function instead(file: string): ReturnType<Variants['instead']> {
    if (there.has(file)) return { file, isItself: true }
    const variant = missing.get(file) ?? absent.get(file) ?? socialImages?.planned(file)
    const plain = untitledImageOf(file)
    // Named by a page that another process has rendered.
    if (!variant) {
      const untitled = plain ? await instead(plain) : undefined
      return untitled && { file: untitled.file, isItself: false }
    }
    if (existsSync(join(outDir, file))) {
      // Made by another process of the site.
      there.add(file)
      missing.delete(file)
      absent.delete(file)
      return { file, isItself: true }
    }
    missing.set(file, variant)
    const made = ask(variant)
    const near = plain ? undefined : nearest(file, there)
    if (near) return { file: near, isItself: false }
    await made
    if (there.has(file)) return { file, isItself: true }
    const other = plain && there.has(plain) ? plain : (nearest(file, there) ?? masterOf(variant))
    return other === undefined ? undefined : { file: other, isItself: false }
  }

  return {
    instead,
    hold(isHeld) {
      held = isHeld
      if (maker?.connected) send(maker, { held })
    },
    stop() {
      stopped = true
      maker?.kill()
    },
  }
}

/** A process that is ending takes no message: its end starts another for what is missing. */
function send(child: ChildProcess, message: ToProcess): void {
  child.send(message, () => {})
}

const isSocialImage = (file: string) => untitledImageOf(file) !== undefined

/** A build folder of before has no plan: then nothing is missing. */
function readPlan(buildDir: string): PlannedVariant[] {
  try {
    return JSON.parse(readFileSync(join(buildDir, 'variants.json'), 'utf8'))
  } catch {
    return []
  }
}

/** What every browser can show in place of a variant: its master, unless that is a drawing. */
const masterOf = ({ file, source }: PlannedVariant): string | undefined =>
  file.startsWith('variants/') && source.startsWith('masters/') ? source : undefined

/** A browser that asks for an older format may know no newer one. */
const replaces: Record<Format, Format[]> = {
  avif: ['avif', 'webp', 'jpeg'],
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
}

/** The variant of the same picture whose width is nearest, in the same format where there is one. */
export function nearest(file: string, there: ReadonlySet<string>): string | undefined {
  const target = parse(file)
  if (!target) return undefined
  const distance = (name: string): number => {
    const one = parse(name)
    if (one?.picture !== target.picture || !replaces[target.format].includes(one.format))
      return Infinity
    return Math.abs(one.width - target.width) + (one.format === target.format ? 0 : 10_000)
  }
  let best: string | undefined
  for (const name of there)
    if (distance(name) < (best === undefined ? Infinity : distance(best))) best = name
  return best
}

function parse(file: string) {
  const [, picture, width, ending] = /^(variants\/.+)-(\d+)\.(\w+)$/.exec(file) ?? []
  const format = (['avif', 'webp', 'jpeg'] as const).find((one) => one === ending)
  return picture && format ? { picture, width: Number(width), format } : undefined
}
