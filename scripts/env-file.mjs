import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Node's options that read `.env`, when it exists. Variables of the environment take precedence.
 */
export function envFileOptions() {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
