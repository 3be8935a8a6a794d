import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from './free-port.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'

/** Whether Debian's WebKitGTK with its driver, and a virtual screen, are installed. */
export const hasWebKit = [driverPath, screenPath].every((path) => existsSync(path))
export const missingWebKit = ' (skipped: apt-get install webkit2gtk-driver xvfb)'

export interface WebKit {
  driver: WebDriver
  close(): Promise<void>
}

/** WebKitGTK's MiniBrowser on a virtual screen of its own, with an empty profile. */
export async function launchWebKit(): Promise<WebKit> {
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
  const address = `http://127.0.0.1:${port}`
  await untilReady(`${address}/status`, service)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  return {
    driver,
    async close() {
      await driver.quit()
      service.kill()
      screen.kill()
    },
  }
}

/** The number of the display, which Xvfb writes to its fourth file when it is ready. */
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
