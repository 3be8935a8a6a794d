// The checks of `npm test` before it runs anything: format, types, and the rules of
// oxlint.config.ts.
import { join } from 'node:path'
import { install, node, run } from './install.mjs'

/** @throws when format, types or lint rules are violated. */
export function check() {
  /** @param {string} name */
  const bin = (name) => join('node_modules', '.bin', name)
  run(node, [bin('oxfmt'), '--check', '.'])
  run(node, [bin('react-router'), 'typegen'])
  run(node, [bin('tsc')])
  run(node, [bin('oxlint'), '--type-aware', '--deny-warnings', '--quiet'])
}

if (process.argv[1] === import.meta.filename) {
  install()
  check()
}
