import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor } from '../testing/browser.ts'
import { startServer } from '../testing/server-process.ts'
import { writeSection } from './report.ts'

/**
 * Measures how long a phone takes to paint after a press on the heaviest pages, with a processor
 * slowed to a sixth.
 */
const rate = 6
const runs = 5
/** In milliseconds: long enough for hydration to be in progress, and for it to be over. */
const during = 250
const over = 4000

const home = '/properties/garden-apartment-south-terrace'
const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap()
const send = tap('#enquire form button:not([type=button])')
const arrowDown = async (page: Page) => {
  await page.locator('.filter select').first().focus()
  await page.keyboard.press('ArrowDown')
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

interface Act {
  name: string
  path: string
  /** The presses are repeated in turn. */
  presses: ((page: Page) => Promise<void>)[]
}

const acts: Act[] = [
  {
    name: 'menu',
    path: home,
    presses: [tap('[popovertarget=menu]'), tap('#menu [popovertargetaction=hide]')],
  },
  { name: 'carousel', path: home, presses: [tap('.carousel .steps a:last-child')] },
  {
    name: 'gallery, then its next picture',
    path: home,
    presses: [tap('.carousel__all'), tap('.lightbox__go--n'), tap('.lightbox__go--n')],
  },
  { name: 'typing, then sending', path: home, presses: [type, type, send] },
  { name: 'filter', path: '/properties', presses: [arrowDown] },
]

/** The time of an interaction: the first one, during hydration, or after it. */
type When = 'first' | 'during' | 'after'
type Longest = Record<When, number>

const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const browser = await launchBrowser()
try {
  const rows: string[][] = []
  for (const act of acts) {
    const measured: Longest[] = []
    for (let run = 0; run < runs; run++) measured.push(await perform(browser, act))
    rows.push([act.name, act.path, ...median(measured)])
  }
  writeSection(
    'Answer to a press',
    `Milliseconds from a press to the next paint (INP), on a phone's screen with the processor slowed to a sixth; median of ${runs}. The first press starts the page's scripts, the second falls into their start, the third comes when they have run.`,
    ['act', 'page', 'first press', 'while scripts start', 'later'],
    rows,
  )
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
}

async function perform(of: Browser, { path, presses }: Act): Promise<Longest> {
  const context = await newVisitor(of, server.url, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addInitScript(record)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const longest: Longest = { first: 0, during: 0, after: 0 }
    let turn = 0
    for (const [when, wait] of [
      ['first', during],
      ['during', over],
      ['after', over],
    ] as const) {
      await presses[turn++ % presses.length]?.(page)
      await page.waitForTimeout(wait)
      longest[when] = await page.evaluate<number>('takeLongest()')
    }
    return longest
  } finally {
    await context.close()
  }
}

async function type(page: Page): Promise<void> {
  await page.locator('#enquire input[autocomplete=name]').first().press('a')
}

/**
 * Runs in the page: stores the durations of interactions, as web-vitals count them, until they are
 * read.
 */
function record(): void {
  const durations: number[] = []
  // 16 ms where all were shorter.
  const takeLongest = () => Math.max(16, ...durations.splice(0))
  Object.assign(globalThis, { takeLongest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

function median(measured: Longest[]): string[] {
  return (['first', 'during', 'after'] as const).map((when) => {
    const sorted = measured.map((one) => one[when]).toSorted((one, other) => one - other)
    return (sorted[sorted.length >> 1] ?? 0).toFixed(0)
  })
}
