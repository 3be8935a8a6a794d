import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { filesOf, importsOf, isTest } from './source-files.ts'

const files = filesOf(
  '{app,bench,desk,e2e,lint,pictures,scripts,server,testing,visual}/**/*.{ts,tsx,mjs}',
).filter((file) => !isTest(file) && !file.path.endsWith('.d.ts'))

/** The files directly in these folders combine the folders beside them or are used by them. */
const roots = ['app', 'server']

/** The name under which a folder's own file counts; a file of a root counts by itself. */
const ownFiles = (path: string) =>
  roots.includes(posix.dirname(path)) || posix.basename(path) === 'words.ts'
    ? posix.basename(path)
    : '.'

/**
 * For each folder that contains folders: which of these import one another, and by which files. The
 * files of the folder itself count as one more folder, named `.`, without its texts: a page
 * combines the folders within it, which read their texts from its `words.ts`.
 */
function importsBetweenSiblings(): Map<string, Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, Map<string, string>>>()
  for (const file of files)
    for (const module of importsOf(file)) {
      const target = module.replace(/^#(?=pictures\/)/, '')
      const [from = [], to = []] = [file.path, target].map((path) => posix.dirname(path).split('/'))
      const depth = from.findIndex((name, index) => name !== to[index])
      const parent = (depth < 0 ? from : from.slice(0, depth)).join('/')
      const [one = ownFiles(file.path), other = ownFiles(target)] = [
        from[depth],
        to[depth < 0 ? from.length : depth],
      ]
      if (one === other) continue
      const siblings = found.get(parent) ?? new Map<string, Map<string, string>>()
      const imported = siblings.get(one) ?? new Map<string, string>()
      found.set(parent, siblings.set(one, imported.set(other, `${file.path} imports ${target}`)))
    }
  return found
}

test('a folder’s files and the folders within it import one another without a circle', () => {
  const imports = importsBetweenSiblings()
  expect(imports.size).toBeGreaterThan(10)
  expect([...imports.values()].flatMap(circlesOf)).toEqual([])
})

/** The modules of the Python kit that draws the pictures, with those that each imports. */
function importsWithinKit(): Map<string, Map<string, string>> {
  const modules = filesOf('pictures/kit/*.py')
  const nameOf = (path: string) => posix.basename(path, '.py')
  const names = new Set(modules.map(({ path }) => nameOf(path)))
  return new Map(
    modules.map(({ path, text }) => {
      const imported = [...text.matchAll(/^ *from (?:\.|kit\b\.?)(\w*) +import (.*)$/gm)]
        .flatMap(([, module, list = '']) => (module ? [module] : list.split(/,\s*/)))
        .map((name) => name.replace(/ as .*/, ''))
        .filter((name) => names.has(name))
      return [nameOf(path), new Map(imported.map((name) => [name, `${path} imports ${name}`]))]
    }),
  )
}

test('the modules that draw the pictures import one another without a circle', () => {
  const imports = importsWithinKit()
  expect([...(imports.get('interior')?.keys() ?? [])]).toContain('core')
  expect(circlesOf(imports)).toEqual([])
})
