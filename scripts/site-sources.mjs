// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the built site. After a change in any of them, the site is built again. */
export const siteSources = [
  'app',
  'server',
  'pictures/plans',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/precompress.ts',
  'scripts/split-manifest.ts',
  'vite.config.ts',
]

/** The sources of the drawn plans. */
export const planSources = [
  'pictures/plans',
  'scripts/plans.ts',
  'server/language.ts',
  'server/pictures/plans.ts',
  'server/shared/missing-file.ts',
]

/** The sources of the index of pictures. */
export const pictureSources = [
  'pictures/manifest.json',
  'pictures/subjects.es.json',
  'pictures/subject-rooms.json',
  'pictures/masters',
  'pictures/plates',
  'scripts/pictures.ts',
  'server/fonts',
  'server/pictures',
  'server/shared',
]

/**
 * The file with the digest of the sources from which the site on disk was built.
 * @param {string} root
 */
export const stampOf = (root) => join(root, 'build', 'site', '.built')

/**
 * A digest of every source of the site, by name and content.
 * @param {string} root
 */
export function digestOf(root) {
  const hash = createHash('sha256')
  for (const path of siteSources)
    for (const file of sourcesIn(join(root, path)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Whether the site on disk was built from the sources beside it.
 * @param {string} root
 * @returns undefined where there are no sources: a container has only those of the server.
 */
export function isBuilt(root) {
  if (!siteSources.every((path) => existsSync(join(root, path)))) return undefined
  const stamp = stampOf(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(root)
}

/**
 * The files below a folder, or the file itself, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
export function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/**
 * As {@link filesIn}, without tests and files for developers, which do not change the result.
 * @param {string} path
 */
export const sourcesIn = (path) =>
  filesIn(path).filter((file) => !/\.test\.tsx?$|\bREADME\.md$/.test(file))
