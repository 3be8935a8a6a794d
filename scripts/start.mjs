import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build-site.mjs'
import { envFileOptions } from './env-file.mjs'
import { install, node, root } from './install.mjs'

install()
build({ allVariants: false })

// A small space for young objects: by default V8 would take 50 MB more for what a page needs only briefly.
const nodeOptions = ['--max-semi-space-size=4']
const server = spawn(node, [...nodeOptions, ...envFileOptions(), join(root, 'server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_ENV: 'production',
    // Compression runs in several threads; an arena of memory for each would never be given back.
    MALLOC_ARENA_MAX: '2',
    // Compiled once, not at every start.
    NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
    ...process.env,
  },
})
// The server stops cleanly by itself; we only pass the signal on and wait for it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
