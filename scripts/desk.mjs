import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { envFileOptions } from './env-file.mjs'
import { install, node, root } from './install.mjs'

install()

// The settings are those of the server, so it stands where the server stands; files that are named are the caller's.
const desk = spawn(
  node,
  [...envFileOptions(), join(root, 'desk', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  },
)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => desk.kill(signal))
desk.on('exit', (code) => process.exit(code ?? 1))
