import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { full } from './testing/full.ts'

const startsProcesses = ['server/**/*.process.test.ts']
const inEngines = 'e2e/engines/**/*.test.ts'
// Faults of which `npm test` has a shorter case elsewhere, and tests that prove only times.
const inFullAlone = full ? [] : ['e2e/**/*.full.test.ts']
const takesLong = ['server/brochures/**/*.test.ts', 'pictures/plans/plans.test.ts']

export default defineConfig({
  test: {
    // Flows spend two thirds of their time waiting.
    maxWorkers: availableParallelism() + 2,
    globalSetup: 'testing/global-setup.ts',
    // Pages are tested as visitors get them, with React in its production form.
    env: { NODE_ENV: 'production' },
    // The limits are generous, because no test may depend on the speed of the machine; a passing
    // test waits for none of these.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    tags: [{ name: 'slow', description: 'left out by `npm test`, run by `npm run test:faults`' }],
    projects: [
      // Tests beside the code, which run in this process and need no build.
      {
        test: {
          name: 'unit',
          include: ['{app,lint,pictures,scripts,server,testing}/**/*.test.{ts,tsx}'],
          exclude: [...startsProcesses, ...takesLong],
          // Imports took half of the time; a thread imports each module once for all its files.
          pool: 'threads',
          isolate: false,
        },
      },
      // Whole flows through the built site: its own fetch, processes, a browser, the command line,
      // PDF.
      {
        test: {
          name: 'e2e',
          include: ['{e2e,desk}/**/*.test.ts', ...startsProcesses, ...takesLong],
          exclude: [inEngines, ...inFullAlone],
          // Each process runs many files one after the other, so that it imports the site and
          // starts Chromium once.
          isolate: false,
        },
      },
      // The main journeys of visitors, in Firefox and WebKit: `npm run test:engines`.
      { test: { name: 'engines', include: [inEngines] } },
    ],
    coverage: {
      include: ['app/**/*.{ts,tsx}', 'server/**/*.ts', 'desk/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.d.ts'],
      reportsDirectory: 'build/coverage',
    },
  },
})
