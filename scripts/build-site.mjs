import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './install.mjs'

const stamp = join(root, 'build', 'site', '.built')

/** What the built site is made from; a change in any of it builds anew. */
const sources = [
  'app',
  'server',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Builds pictures and pages, unless nothing changed since the last time. */
export function build() {
  buildPictures()
  const wanted = digest(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site…')
  run(node, [join('node_modules', '.bin', 'react-router'), 'build'], { NODE_ENV: 'production' })
  run(node, [join('scripts', 'precompress.ts')])
  writeFileSync(stamp, wanted)
}

export function buildPictures() {
  mkdirSync(join(root, 'build'), { recursive: true })
  run(node, [join('scripts', 'pictures.ts')])
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const full = join(root, path)
    for (const file of filesIn(full))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The files below a folder, or the file itself, in a fixed order. */
function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
