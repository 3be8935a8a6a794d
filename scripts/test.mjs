// `npm test` checks everything and runs all tests except the slow ones, which have commands of
// their own (docs/architecture.md, "Tests"); `npm test -- e2e/links.test.ts` (or any Vitest
// argument) runs only that.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build-site.mjs'
import { check } from './check.mjs'
import { install, node, root } from './install.mjs'
import { canInstall, extraTools, installTools, missing, namesOf, tools } from './tools.mjs'

const only = process.argv.slice(2)

install()
installMissingTools()
if (only.length === 0) check()
build({ allVariants: false })
test(only.length > 0 ? only : ['--project=unit', '--project=e2e', '--tags-filter=!slow'])

/** A fresh machine needs this once; `npm run setup` does only this. */
function installMissingTools() {
  const wanted = missing(tools)
  const installable = canInstall() ? wanted : wanted.filter(({ name }) => name === 'Chromium')
  // Playwright keeps its browser elsewhere, and returns at once where it is installed already.
  if (installable.length === 0) return
  console.log(`Installing ${namesOf(installable)} for the tests (npm run setup does this alone)…`)
  installTools(installable)
}

/**
 * Runs the tests and prints a plain last line that counts them.
 * @param {string[]} chosen arguments of Vitest
 */
function test(chosen) {
  const dir = mkdtempSync(join(tmpdir(), 'alboran-report-'))
  const report = join(dir, 'report.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...chosen]
  const { status } = spawnSync(node, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  /** @type {Partial<import('vitest/node').JsonTestResults>} */
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults: files = [] } = counts
  const leftOut = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
  const skipped = leftOut.filter(({ tags }) => !tags?.includes('slow')).length
  if (leftOut.length > skipped)
    console.log(`${leftOut.length - skipped} slow tests are left to npm run test:faults.`)
  rmSync(dir, { recursive: true, force: true })
  const absent = missing([...tools, ...extraTools])
  if (skipped > 0 && absent.length > 0)
    console.log(`Not installed: ${namesOf(absent)}. npm run setup -- --all installs them.`)
  // A file that cannot be loaded has no failed test to count.
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 ? 0 : 1
}
