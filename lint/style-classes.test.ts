import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )

/** The classes that the stylesheets have rules for. */
const styled = new Set(
  read('app/**/*.css').flatMap((css) =>
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
        .matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi),
    ].map(([, name = '']) => name),
  ),
)

/** The components, and the functions that draw plans and maps. */
const components = read('app/**/*.tsx')
const code = [...components, ...read('app/**/*.ts'), ...read('pictures/plans/**/*.ts')].join('\n')

test('every class of a stylesheet is used', () => {
  const names = new Set(code.match(/[a-z][\w-]*/gi))
  const prefixes = [...code.matchAll(/([a-z][\w-]*)\$\{/gi)].map(([, prefix = '']) => prefix)
  const isUsed = (name: string) =>
    names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
  expect([...styled].filter((name) => !isUsed(name))).toEqual([])
})

test('every class of a component has a rule', () => {
  const used = components.flatMap((component) =>
    [...component.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect([...new Set(used)].filter((name) => name !== '' && !styled.has(name))).toEqual([])
})
