// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, run } from './install.mjs'

/**
 * Programs that the tests use and npm does not bring, as Debian's packages.
 * @typedef {{ name: string, package: string, files: string[] }} Tool `package`: one or more;
 * `files`: it is there when one of them is.
 */

/** @type {Tool[]} Without them a part of the suite is skipped, or no browser test runs. */
export const tools = [
  {
    name: 'Chromium',
    // The shell, which has no windows, takes half of the time for a page; the full browser is for
    // what the shell lacks.
    package: 'chromium chromium-headless-shell',
    files: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  { name: 'PostgreSQL', package: 'postgresql', files: ['/usr/lib/postgresql'] },
]

/**
 * @type {Tool[]} Other browser engines, and servers, which Debian starts at once: only when
 *   somebody asks for them.
 */
export const extraTools = [
  { name: 'Caddy', package: 'caddy', files: ['/usr/bin/caddy'] },
  { name: 'nginx', package: 'nginx', files: ['/usr/sbin/nginx'] },
  { name: 'Firefox', package: 'firefox-esr', files: ['/usr/bin/firefox-esr'] },
  { name: 'WebKit', package: 'webkit2gtk-driver', files: ['/usr/bin/WebKitWebDriver'] },
  { name: 'Xvfb', package: 'xvfb', files: ['/usr/bin/Xvfb'] },
]

/** @param {Tool[]} list */
export const missing = (list) => list.filter(({ files }) => !files.some((file) => existsSync(file)))

/** Whether {@link installTools} can install Debian's packages on this machine. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs tools: Debian's packages as root, otherwise Playwright's own browser in place of
 * Chromium.
 * @param {Tool[]} list
 */
export function installTools(list) {
  if (canInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = list.flatMap((tool) => tool.package.split(' '))
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  } else if (list.some(({ name }) => name === 'Chromium')) {
    run(node, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'])
  }
}

/** @param {Tool[]} list */
export const namesOf = (list) => list.map(({ name }) => name).join(', ')
