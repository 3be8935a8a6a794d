import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'))

/** The classes that the stylesheets select. */
function selectedClasses(): Set<string> {
  const selectors = read('**/*.css').flatMap((css) => {
    const code = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/url\([^)]*\)|'[^'\n]*'|"[^"\n]*"/g, '')
    return [...code.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude)
  })
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) =>
      [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
    )
  return new Set(names)
}

test('every class that a stylesheet selects is given to some element', () => {
  const literals = read('**/*.{ts,tsx}').flatMap(
    (code) => code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [],
  )
  const used = new Set(literals.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  // Names that end in a value, such as `r-${ratio}`.
  const prefixes = literals.flatMap((text) =>
    [...text.matchAll(/([\w-]{2,})\$\{/g)].map(([, name = '']) => name),
  )
  const unused = [...selectedClasses()].filter(
    (name) => !used.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
