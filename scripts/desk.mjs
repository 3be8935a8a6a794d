import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { envFileOptions } from './env-file.mjs'
import { install, node, root } from './install.mjs'

install()

// The desk runs in the server's folder, so that it has the same settings; paths of files are
// relative to the caller's folder (INIT_CWD).
const desk = spawn(
  node,
  [...envFileOptions(), join(root, 'desk', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  },
)
process.on('SIGTERM', () => desk.kill('SIGTERM'))
process.on('SIGINT', () => desk.kill('SIGINT'))
desk.on('exit', (code) => process.exit(code ?? 1))
