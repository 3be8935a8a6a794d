import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './install.mjs'

const stamp = join(root, 'build', 'site', '.built')

/** What the built site is made from; a change in any of it builds anew. */
const sources = ['app', 'server', 'public', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']

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
    const files = path.includes('.') ? [''] : readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(full.length + 1)).sort()
    for (const file of files) hash.update(file).update(readFileSync(join(full, file)))
  }
  return hash.digest('hex')
}
