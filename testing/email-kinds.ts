import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..', 'server')

/**
 * The names of all kinds of e-mail that the code declares, so that a list in a test cannot lack a
 * new one.
 */
export const emailKindNames: readonly string[] = globSync('**/*.ts', {
  cwd: server,
  exclude: ['**/*.test.ts'],
})
  .flatMap((file) => [
    ...readFileSync(join(server, file), 'utf8').matchAll(/= emailKind\(\s*'([^']+)'/g),
  ])
  .map(([, name = '']) => name)
  .toSorted()
