import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, isBuilt, stampOf } from './site-sources.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alboran-sources-'))
  for (const folder of ['app', 'server', 'pictures/plans', 'public', 'build/site'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
    'app/page.tsx',
  ])
    writeFileSync(join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build is known to be older than its sources, also when a file is new or gone', () => {
  expect(isBuilt(root)).toBe(false)
  const build = () => writeFileSync(stampOf(root), digestOf(root))
  build()
  expect(isBuilt(root)).toBe(true)
  writeFileSync(join(root, 'app/page.tsx'), 'changed')
  expect(isBuilt(root)).toBe(false)
  build()
  writeFileSync(join(root, 'server/new.ts'), '')
  expect(isBuilt(root)).toBe(false)
  rmSync(join(root, 'server/new.ts'))
  expect(isBuilt(root)).toBe(true)
})

test('without all sources the answer is undefined', () => {
  rmSync(join(root, 'public'), { recursive: true })
  expect(isBuilt(root)).toBeUndefined()
})
