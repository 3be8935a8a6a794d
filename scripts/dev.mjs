import { spawn } from 'node:child_process'
import { buildPictures, buildPlans } from './build-site.mjs'
import { envFileOptions } from './env-file.mjs'
import { install, node, root } from './install.mjs'

install()
buildPictures({ allVariants: false })
buildPlans()

// Pages reload in place; a change in the server restarts this process.
const watched = ['server', 'dev.ts', 'vite.config.ts'].map((path) => `--watch-path=${path}`)
spawn(node, [...envFileOptions(), ...watched, '--watch-preserve-output', 'dev.ts'], {
  cwd: root,
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 1))
