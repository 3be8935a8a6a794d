import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,desk,scripts,pictures,e2e}/**/*.test.{ts,tsx}'],
    // Most of a flow's time is waiting: on two cores, two at a time take little more than half as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: 'testing/global-setup.ts',
    // The pages as visitors get them: React in its production form.
    env: { NODE_ENV: 'production' },
    expect: { poll: { timeout: 15_000, interval: 50 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
