import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * These tests are separate from the others, because fonts look different in another Chromium. `npm
 * run test:visual` runs them.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['visual/**/*.test.ts'],
    globalSetup: 'testing/global-setup.ts',
    env: { NODE_ENV: 'production' },
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
