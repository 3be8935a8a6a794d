// Compares screenshots of every kind of page and of the gallery with visual/baselines; `--
// --update` takes them again.
import { join } from 'node:path'
import { build } from './build-site.mjs'
import { install, node, run } from './install.mjs'
import { installTools, missing, tools } from './tools.mjs'

const only = process.argv.slice(2).filter((argument) => argument !== '--update')
const update = process.argv.includes('--update')

install()
const wanted = missing(tools).filter(({ name }) => name === 'Chromium')
if (wanted.length > 0) installTools(wanted)
build()
run(
  node,
  [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config=visual/vitest.config.ts',
    ...only,
  ],
  update ? { UPDATE_BASELINES: '1' } : {},
)
