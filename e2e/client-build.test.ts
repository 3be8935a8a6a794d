import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtDir } from '../testing/site.ts'

test('no module that needs Node is sent to a browser', () => {
  const scripts = readdirSync(join(builtDir, 'site/client/assets'))
  expect(scripts.length).toBeGreaterThan(50)
  // Vite writes this instead of a Node module that a page’s script imports.
  expect(scripts.filter((name) => name.includes('browser-external'))).toEqual([])
})
