import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  digestOf,
  isBuilt,
  pictureSources,
  planSources,
  siteSources,
  stampOf,
} from './site-sources.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alboran-sources-'))
  for (const folder of ['app', 'server', 'pictures/plans', 'public', 'scripts', 'build/site'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [
    'package-lock.json',
    'react-router.config.ts',
    'scripts/precompress.ts',
    'scripts/split-manifest.ts',
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

test('the site is not built again for a test or for what developers read', () => {
  const before = digestOf(root)
  for (const file of ['server/new.test.ts', 'app/page.test.tsx', 'server/README.md'])
    writeFileSync(join(root, file), '')
  expect(digestOf(root)).toBe(before)
  // The texts of articles are sources.
  writeFileSync(join(root, 'app/article.en.md'), '')
  expect(digestOf(root)).not.toBe(before)
})

const project = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')

/**
 * All files that a file of the project imports, directly or indirectly; imports of types alone do
 * not count.
 */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of read(file).matchAll(
    /^(?:import|export) (?!type )[^'"]*?from '([.#][^']+)'/gm,
  ))
    importsOf(name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)), found)
  return found
}

test('a change in a file that the build scripts import runs them again', () => {
  const sourcesOf: Record<string, readonly string[]> = {
    'scripts/pictures.ts': pictureSources,
    'scripts/plans.ts': planSources,
    'scripts/precompress.ts': siteSources,
    'scripts/split-manifest.ts': siteSources,
  }
  const scripts = [...read('scripts/build-site.mjs').matchAll(/join\('scripts', '([^']+)'\)/g)]
  expect(scripts.map(([, name]) => `scripts/${name}`).toSorted()).toEqual(Object.keys(sourcesOf))
  for (const [script, sources] of Object.entries(sourcesOf)) {
    expect(sources.filter((source) => !existsSync(join(project, source)))).toEqual([])
    const missing = [...importsOf(script)].filter(
      (file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)),
    )
    expect(missing, script).toEqual([])
  }
})
