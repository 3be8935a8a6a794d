import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

/** Chromium without windows: a page takes it half of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const installed = (paths: string[]) => paths.find((path) => existsSync(path))

export const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The whole Chromium: for screenshots, and for the back/forward cache. */
export const wholeBrowser = (): string | undefined =>
  installed([...wholeBrowsers, chromium.executablePath()])

/** @param executablePath the quickest of Debian's; where none is installed, undefined: Playwright's own headless shell. */
export const launchBrowser = (
  executablePath = installed([headlessShell, ...wholeBrowsers]),
): Promise<Browser> =>
  chromium.launch({ ...(executablePath && { executablePath }), args: browserOptions })

let shared: Promise<Browser> | undefined

/** One browser for all files of a worker, which ends with it; each test has a profile of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then((browser) =>
    browser.on('disconnected', () => (shared = undefined)),
  )
  return shared
}

/** Closes the profiles that a file has left open, a failed test's as well. */
export async function closeProfiles(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close()
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Everything that went wrong or elsewhere: console messages, page errors, requests to other hosts. */
  complaints: string[]
  /** Paths of the scripts that were fetched. */
  scripts: string[]
}

/** A browser profile of its own, empty, that asks for no movement. */
export async function newVisitor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  await context.addInitScript(ignoreCorner)
  return context
}

/**
 * In the page: the headless shell's mouse is in the window's corner from the start, which would count as the
 * visitor's first action.
 */
function ignoreCorner() {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointerover', ignore, true)
}

/** A frame that allows no scripts refuses {@link ignoreCorner} too; that previews have none is asked over HTTP. */
const isOurOwnScript = (message: string) =>
  /^Blocked script execution in '[^']*\/office\/preview\//.test(message)

/** A visitor with a fresh browser profile. */
export const visit = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> => openPage(await newVisitor(browser, url, options), url)

/** Another page in a profile that exists, which keeps what it has fetched. */
export async function openPage(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const complaints: string[] = []
  const scripts: string[] = []
  page.on('console', (message) => {
    if (!isOurOwnScript(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(url).host)
      complaints.push(`elsewhere: ${request.url()}`)
    if (request.resourceType() === 'script') scripts.push(pathname)
  })
  return { page, context, complaints, scripts }
}

/** Wide enough for the Spanish header's menus; below, it has one menu as on a phone. */
export const laptop = {
  viewport: { width: 1440, height: 900 },
} satisfies BrowserContextOptions

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/** In the page: whether its scripts have taken over. */
export const hydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

/** In the page: whether they have taken over its every section; a choice before makes a section anew. */
export const hydratedWholly = () =>
  [...document.querySelectorAll('section, form, footer')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** Moves once, as a visitor does before acting, and waits until the page's scripts have taken over. */
export async function runScripts(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.keyboard.press('Shift')
  await page.waitForFunction(hydrated)
}
