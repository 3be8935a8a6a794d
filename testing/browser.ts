import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

/** Chromium without windows, which takes half of the time for a page. */
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

/** The full Chromium, for screenshots and for the back/forward cache. */
export const wholeBrowser = (): string | undefined =>
  installed([...wholeBrowsers, chromium.executablePath()])

/**
 * @param executablePath the fastest browser of Debian's packages; undefined, where none is
 *   installed, starts Playwright's own headless shell.
 */
export const launchBrowser = (
  executablePath = installed([headlessShell, ...wholeBrowsers]),
): Promise<Browser> =>
  chromium.launch({ ...(executablePath && { executablePath }), args: browserOptions })

let shared: Promise<Browser> | undefined

/**
 * One browser for all files of a worker, which ends with the worker; each test has its own profile.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then((browser) =>
    browser.on('disconnected', () => (shared = undefined)),
  )
  return shared
}

/** Closes the profiles that a file has left open, including those of failed tests. */
export async function closeProfiles(browser: Browser): Promise<void> {
  leftTabs.clear()
  for (const context of browser.contexts()) await context.close()
}

export interface PageVisit {
  page: Page
  context: BrowserContext
  /** Console messages, page errors, and requests to other hosts. */
  complaints: string[]
  /** The paths of the scripts that were fetched. */
  scripts: string[]
}

const defaultViewport = { width: 1280, height: 800 }

/** A new empty browser profile that prefers reduced motion. */
export async function newVisitor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: defaultViewport,
    ...options,
  })
  await context.addInitScript(ignoreCorner)
  return context
}

/**
 * Runs in the page: the headless shell's mouse is in the corner of the window from the start, which
 * would count as the visitor's first action.
 */
function ignoreCorner() {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointerover', ignore, true)
}

/**
 * A frame without scripts also refuses {@link ignoreCorner}; tests over HTTP check that previews
 * have no scripts.
 */
const isOurOwnScript = (message: string) =>
  /^Blocked script execution in '[^']*\/office\/preview\//.test(message)

/**
 * Emptied tabs, by site and options: opening the next page in an existing tab takes half the time.
 */
const leftTabs = new Map<string, Page>()
const keys = new WeakMap<BrowserContext, string>()

/**
 * A visitor without cookies or stored data, in a new tab or in a tab that {@link leave} emptied.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<PageVisit> {
  const key = JSON.stringify([url, options])
  const tab = leftTabs.get(key)
  if (tab) {
    leftTabs.delete(key)
    await tab.setViewportSize(options.viewport ?? defaultViewport)
    return watch(tab, url)
  }
  const context = await newVisitor(browser, url, options)
  keys.set(context, key)
  return openPage(context, url)
}

/**
 * Ends a visit and empties its profile for the next one. A test that has added scripts or sessions
 * of the developer tools has to close its `context` instead.
 */
export async function leave({ page, context }: Pick<PageVisit, 'page' | 'context'>): Promise<void> {
  const key = keys.get(context)
  if (!key || leftTabs.has(key) || context.pages().length > 1) return context.close()
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
  await page.unrouteAll()
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' })
  // In the corner the mouse does not act on the next page; see `ignoreCorner`.
  await page.mouse.move(0, 0)
  // The tab opens a page of the same site, so that it keeps its process.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  leftTabs.set(key, page)
}

/** Another page in an existing profile, with its cache. */
export async function openPage(context: BrowserContext, url: string): Promise<PageVisit> {
  return watch(await context.newPage(), url)
}

/** Collects console messages, errors and requests of a page from now on. */
function watch(page: Page, url: string): PageVisit {
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
  return { page, context: page.context(), complaints, scripts }
}

/**
 * Wide enough for the menus of the Spanish header; a narrower window has a single menu like a
 * phone.
 */
export const laptop = {
  viewport: { width: 1440, height: 900 },
} satisfies BrowserContextOptions

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/** Runs in the page: whether its scripts have hydrated it. */
export const hydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

/** Runs in the page: whether its scripts have hydrated all of its sections. */
export const isFullyHydrated = () =>
  [...document.querySelectorAll('section, form, footer')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** Moves the mouse once, as a visitor does before acting, and waits until the page has hydrated. */
export async function runScripts(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.keyboard.press('Shift')
  await page.waitForFunction(hydrated)
}
