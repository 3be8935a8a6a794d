import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,desk,scripts,pictures,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: 'testing/global-setup.ts',
    // The pages as visitors get them: React in its production form.
    env: { NODE_ENV: 'production' },
    expect: { poll: { timeout: 15_000, interval: 50 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
