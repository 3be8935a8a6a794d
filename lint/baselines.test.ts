import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../visual/pages.ts'

const folder = join(import.meta.dirname, '..', 'visual', 'baselines')

/** The pictures of the gallery contain no words at this width, so both languages look the same. */
const allowed = [['gallery-pictures-en-1440.webp', 'gallery-pictures-es-1440.webp']]

test('no two baselines are the same picture: they would be of an error page', () => {
  const names = new Map<string, string[]>()
  for (const name of readdirSync(folder).toSorted()) {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    names.set(digest, [...(names.get(digest) ?? []), name])
  }
  expect([...names.values()].filter((same) => same.length > 1)).toEqual(allowed)
})

/** Only Debian 12's Chromium can make baselines; elsewhere CI makes those that are missing. */
const isDebian12 =
  existsSync('/etc/os-release') &&
  readFileSync('/etc/os-release', 'utf8').includes('VERSION_CODENAME=bookworm')

test.runIf(isDebian12)('every kind of page that a visitor can open has its baselines', () => {
  const names = new Set(readdirSync(folder))
  expect(Object.keys(pages).length).toBeGreaterThan(30)
  const missing = Object.keys(pages)
    .flatMap((page) => [390, 1440].map((width) => `${page}-${width}.webp`))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})
