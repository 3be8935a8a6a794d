import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { full } from './testing/full.ts'

const startsProcesses = ['{lint,server}/**/*.process.test.ts']
const inEngines = 'e2e/engines/**/*.test.ts'
// Faults of which `npm test` has a shorter case elsewhere, and what proves nothing but times.
const inFullAlone = full ? [] : ['e2e/**/*.full.test.ts']
const takesLong = ['server/brochures/**/*.test.ts', 'pictures/plans/plans.test.ts']

export default defineConfig({
  test: {
    // Two thirds of a flow's time are waiting.
    maxWorkers: availableParallelism() + 2,
    globalSetup: 'testing/global-setup.ts',
    // The pages as visitors get them: React in its production form.
    env: { NODE_ENV: 'production' },
    // Generous, because no test may depend on the speed of the machine; a test that passes waits
    // for none of these.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      // Beside the code, in this process; needs no build.
      {
        test: {
          name: 'unit',
          include: ['{app,lint,pictures,scripts,server,testing}/**/*.test.{ts,tsx}'],
          exclude: [...startsProcesses, ...takesLong],
          // Half of the time was imports: a thread imports each module once, for all its files.
          pool: 'threads',
          isolate: false,
        },
      },
      // Whole flows through what is built: the site's own fetch, processes, a browser, the command
      // line, PDF.
      {
        test: {
          name: 'e2e',
          include: ['{e2e,desk}/**/*.test.ts', ...startsProcesses, ...takesLong],
          exclude: [inEngines, ...inFullAlone],
          // One process after the other runs many files: it imports the site and starts Chromium
          // once.
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
