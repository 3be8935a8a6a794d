import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build-site.mjs'
import { envFileOptions } from './env-file.mjs'
import { install, node, root } from './install.mjs'
import { environment, nodeOptions } from './runtime.mjs'

install()
build({ allVariants: false })

const server = spawn(node, [...nodeOptions, ...envFileOptions(), join(root, 'server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_ENV: 'production',
    ...environment,
    // Code is compiled once, and not at every start.
    NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
    ...process.env,
  },
})
// The server stops cleanly by itself; this process only passes the signal on and waits.
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => server.kill('SIGINT'))
server.on('exit', (code) => process.exit(code ?? 1))
