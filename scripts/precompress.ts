import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, quality } from '../server/page-cache/content-encoding.ts'

const build = join(import.meta.dirname, '..', 'build')
const compressible = new Set(['.js', '.css', '.svg'])

/**
 * Writes the Brotli and gzip of each text file next to it, at the best quality, once for all
 * requests.
 */
for (const folder of ['site/client', 'pictures/variants']) {
  for (const entry of await readdir(join(build, folder), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await compress(bytes, 'br', quality.best))
    await writeFile(`${path}.gz`, await compress(bytes, 'gzip'))
  }
}
