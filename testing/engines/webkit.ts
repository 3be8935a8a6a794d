import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import type { BrowserEngine } from './engine.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const [browserPath = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

/** Debian's WebKitGTK: its MiniBrowser on a virtual screen. */
export const webkit: BrowserEngine = {
  name: 'WebKit',
  installed: [driverPath, screenPath, browserPath].every((path) => existsSync(path)),
  packages: 'webkit2gtk-driver xvfb',
  async launch(scripts) {
    const screen = spawn(
      screenPath,
      ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    const display = await displayOf(screen)
    const port = await freePort()
    const service = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    })
    // A test that fails half-way must not leave these processes behind.
    const kill = () => {
      service.kill()
      screen.kill()
    }
    process.once('exit', kill)
    const address = `http://127.0.0.1:${port}`
    await untilReady(`${address}/status`, service)
    const driver = await openBrowser(address, scripts)
    /** While a new page fades in, nothing on it can be clicked. */
    const click = async (selector: string) => {
      const element = await find(selector)
      await driver.wait(
        () =>
          element.click().then(
            () => true,
            (problem: unknown) => {
              if (problem instanceof error.ElementNotInteractableError) return false
              throw problem
            },
          ),
        10_000,
      )
    }
    const find = (selector: string) => findIn(driver, selector)
    return {
      open: (url) => driver.get(url),
      press: click,
      type: async (selector, text) => (await find(selector)).sendKeys(text),
      choose: (selector, value) => click(`${selector} [value="${value}"]`),
      attach: async (selector, path) => (await find(selector)).sendKeys(path),
      read: (expression) => driver.executeScript(`return ${expression}`),
      async resize(width, height) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height })
      },
      async close() {
        await driver.quit()
        process.off('exit', kill)
        kill()
      },
    }
  },
}

/** Finds an element and scrolls to it in one step, as the page may be replaced between two. */
async function findIn(driver: WebDriver, selector: string): Promise<WebElement> {
  const element = await driver.wait(
    () =>
      // The driver does not wait for a smooth scroll to end.
      driver.executeScript<WebElement | null>(
        `const found = document.querySelector(arguments[0])
        found?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return found`,
        selector,
      ),
    10_000,
    `no ${selector}`,
  )
  if (!element) throw new Error(`no ${selector}`)
  return element
}

/** Lets the driver open a window at an address. */
const openBrowser = (address: string, scripts: boolean) =>
  new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browserPath,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      }),
    )
    .build()

/** The number of the display, which Xvfb writes to file descriptor 3 when it is ready. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
  })
}

async function untilReady(address: string, service: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${service.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
