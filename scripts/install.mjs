// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
/** The Node that the project pins, whichever Node started this script. */
export const node = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const stamp = join(root, 'node_modules', '.installed')

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return
  const modules = join(root, 'node_modules')
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder to which the link leads, which belongs to somebody else.
    console.error(
      `${modules} is a link to another installation: install there, or remove the link.`,
    )
    process.exit(1)
  }
  console.log('Installing…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/**
 * Runs a program until it ends, with its output on ours; ends this process when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] in addition to this process's environment.
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}
