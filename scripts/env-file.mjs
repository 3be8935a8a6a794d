import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Node's option that reads `.env`, when there is one. What the environment sets itself wins. */
export function envFileOptions() {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
