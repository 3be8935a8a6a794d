import { join } from 'node:path'
import { build } from './build-site.mjs'
import { install, node, run } from './install.mjs'

install()
build()
// Runs one benchmark by its name (`npm run bench -- pages`), or all.
for (const name of process.argv.length > 2
  ? process.argv.slice(2)
  : ['pages', 'interactions', 'uncached', 'from-memory', 'flood', 'many-homes', 'office', 'peers'])
  run(node, [join('bench', `${name}.ts`)], { NODE_ENV: 'production' })
