import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { officeManifest, routesOf } from '../server/http/pages/site-build.ts'

/** Splits the list of routes that browsers load: visitors get theirs, the office gets its own. */
const assets = join(import.meta.dirname, '..', 'build', 'site', 'client', 'assets')
const start = 'window.__reactRouterManifest='

for (const name of await readdir(assets)) {
  if (!/^manifest-.*\.js$/.test(name)) continue
  const path = join(assets, name)
  const text = await readFile(path, 'utf8')
  if (!text.startsWith(start)) throw new Error(`${name} is no list of routes as we know it`)
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ''))
  const write = (file: string, part: 'public' | 'office', url: string) =>
    writeFile(
      file,
      `${start}${JSON.stringify({ ...manifest, url, routes: routesOf(manifest.routes, part) })};`,
    )
  await write(officeManifest(path), 'office', officeManifest(manifest.url))
  await write(path, 'public', manifest.url)
}
