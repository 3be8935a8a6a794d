import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,scripts,pictures,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: 'testing/global-setup.ts',
    // The pages as visitors get them: React in its production form.
    env: { NODE_ENV: 'production' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
