import { yieldToSite } from '../shared/work/yield-to-site.ts'
import { makeVariants } from './make-variants.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

/**
 * The messages to the process that makes variants. In a process of its own the work delays neither
 * the site's thread nor the threads that compress pages, and its memory is freed at the end. The
 * parent sends what to make and what has been requested since; the process reports what it has
 * made.
 */
export type ToProcess =
  | { plan: PlannedVariant[]; ahead: boolean; picturesDir: string; outDir: string }
  | { first: PlannedVariant }
  /** True: only requested variants are made. */
  | { held: boolean }
export type FromProcess = { made: string } | { failed: string; reason: string }

const waiting = new Map<string, PlannedVariant>()
const files: string[] = []
const begun = new Set<string>()
let held = false
/** Continues the workers that wait while only requested variants are made. */
let idle: (() => void)[] = []

process.on('message', (message: ToProcess) => {
  if ('first' in message) comesNext(message.first)
  else if ('held' in message) hold(message.held)
  else void makeAll(message)
})
process.on('disconnect', () => process.exit())

async function makeAll({
  plan,
  ahead,
  picturesDir,
  outDir,
}: Extract<ToProcess, { plan: unknown }>): Promise<void> {
  // Without `ahead`, every variant is requested and somebody waits, so the priority stays.
  if (ahead) yieldToSite()
  for (const variant of plan) waiting.set(variant.file, variant)
  await makeVariants(next, report, picturesDir, outDir)
  process.disconnect()
}

/** Puts a requested variant first. It need not be in the plan: some are made only on request. */
function comesNext(variant: PlannedVariant): void {
  if (begun.has(variant.file)) return
  waiting.set(variant.file, variant)
  files.push(variant.file)
  wake()
}

function hold(value: boolean): void {
  held = value
  wake()
}

function wake(): void {
  for (const resume of idle) resume()
  idle = []
}

/** The next variant: the one that was requested last, otherwise the first of the plan. */
async function next(): Promise<PlannedVariant | undefined> {
  let file = asked()
  while (file === undefined && held && waiting.size > 0) {
    await new Promise<void>((resolve) => idle.push(resolve))
    file = asked()
  }
  if (file === undefined) [file] = waiting.keys()
  const variant = file === undefined ? undefined : waiting.get(file)
  if (variant) {
    waiting.delete(variant.file)
    begun.add(variant.file)
  }
  return variant
}

/** The latest requested variant among those that have not been made. */
function asked(): string | undefined {
  let file = files.pop()
  while (file !== undefined && !waiting.has(file)) file = files.pop()
  return file
}

function report({ file }: PlannedVariant, error?: unknown): void {
  const message: FromProcess =
    error === undefined ? { made: file } : { failed: file, reason: String(error) }
  process.send?.(message)
}
