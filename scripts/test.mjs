import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build-site.mjs'
import { install, node, root, run } from './install.mjs'

install()
installForTests()
check()
build()
test()

/** Debian's Chromium and PostgreSQL where we may install them; otherwise Playwright's browser, and SQLite alone. */
function installForTests() {
  const missing = [
    existsSync('/usr/bin/chromium') ? undefined : 'chromium',
    existsSync('/usr/lib/postgresql') ? undefined : 'postgresql',
  ].filter((name) => name !== undefined)
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  } else if (missing.includes('chromium')) {
    run(node, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'])
  }
}

/** Types, and the rules of the house: import direction among them. */
function check() {
  const bin = (name) => join('node_modules', '.bin', name)
  run(node, [bin('react-router'), 'typegen'])
  run(node, [bin('tsc')])
  run(node, [bin('oxlint'), '--deny-warnings', '--quiet'])
}

/** Runs every test and ends with the plain line that counts them. */
function test() {
  const dir = mkdtempSync(join(tmpdir(), 'alboran-report-'))
  const report = join(dir, 'report.json')
  const only = process.argv.slice(2)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...only]
  const { status } = spawnSync(node, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {}
  rmSync(dir, { recursive: true, force: true })
  // A file that cannot even be loaded has no failed test to count.
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests)
  console.log(`${numPassedTests} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
