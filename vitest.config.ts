import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const startsProcesses = ['server/**/*.process.test.ts']
const takesLong = ['server/brochures/**/*.test.ts', 'pictures/plans/plans.test.ts']

export default defineConfig({
  test: {
    // Most of a flow's time is waiting: on two cores, two at a time take little more than half as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: 'testing/global-setup.ts',
    // The pages as visitors get them: React in its production form.
    env: { NODE_ENV: 'production' },
    expect: { poll: { timeout: 15_000, interval: 50 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
      // Whole flows through what is built: the site's own fetch, processes, a browser, the command line, PDF.
      {
        test: {
          name: 'e2e',
          include: ['{e2e,desk}/**/*.test.ts', ...startsProcesses, ...takesLong],
        },
      },
    ],
    coverage: {
      include: ['app/**/*.{ts,tsx}', 'server/**/*.ts', 'desk/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.d.ts'],
      reportsDirectory: 'build/coverage',
    },
  },
})
