import type { Browser } from 'playwright-core'
import { newVisitor } from '../../testing/browser.ts'

interface FirstView {
  /** The bytes that were transferred, including headers. */
  bytes: number
  script: number
  requests: number
  /** The median time to the largest contentful paint, in milliseconds. */
  paint: number
}

/** A mid-range phone on a slow 4G connection, as in Lighthouse, but with real throttling. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: (750 * 1024) / 8,
}
const processor = { rate: 4 }
const runs = 5

/**
 * Measures the first view of a page on a phone, until nothing has been fetched for half a second.
 */
export async function costOfFirstView(browser: Browser, url: string): Promise<FirstView> {
  const views: FirstView[] = []
  for (let run = 0; run < runs; run++) views.push(await view(browser, url))
  const [first] = views
  const paints = views.map(({ paint }) => paint).toSorted((one, other) => one - other)
  return { ...(first ?? { bytes: 0, script: 0, requests: 0 }), paint: paints[runs >> 1] ?? 0 }
}

async function view(browser: Browser, url: string): Promise<FirstView> {
  // Without this the mouse in the corner of the window would start our scripts.
  const context = await newVisitor(browser, url, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', processor)
    const kinds = new Map<string, string>()
    const sum = { bytes: 0, script: 0, requests: 0 }
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.requests++
      sum.bytes += encodedDataLength
      if (kinds.get(requestId) === 'Script') sum.script += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
    return { ...sum, paint }
  } finally {
    await context.close()
  }
}
