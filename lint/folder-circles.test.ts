import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const code = ['app', 'desk', 'server']

const files = code.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

/** The files of ours that a file imports, types included. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)].map(
    ([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : relative(root, resolve(root, dirname(file), name)),
  )

/**
 * For each folder with folders: those of its folders that import one another, and by which files.
 */
function importsBetweenSiblings(): Map<string, Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, Map<string, string>>>()
  for (const file of files)
    for (const target of importsOf(file)) {
      const [from, to] = [dirname(file).split(sep), dirname(target).split(sep)]
      const depth = from.findIndex((name, index) => name !== to[index])
      const [one, other] = [from[depth], to[depth]]
      if (one === undefined || other === undefined) continue
      const parent = from.slice(0, depth).join(sep)
      const siblings = found.get(parent) ?? new Map<string, Map<string, string>>()
      const imported = siblings.get(one) ?? new Map<string, string>()
      found.set(parent, siblings.set(one, imported.set(other, `${file} imports ${target}`)))
    }
  return found
}

/** The imports between folders that are part of a circle, or lead into one. */
function circlesOf(imports: Map<string, Map<string, string>>): string[] {
  const open = new Map([...imports].map(([name, others]) => [name, new Map(others)]))
  for (let before = -1; before !== open.size;) {
    before = open.size
    for (const [name, others] of open) {
      for (const other of others.keys()) if (!open.has(other)) others.delete(other)
      if (others.size === 0) open.delete(name)
    }
  }
  return [...open.values()].flatMap((others) => [...others.values()])
}

test('the folders within a folder import one another without a circle', () => {
  const imports = importsBetweenSiblings()
  expect(imports.size).toBeGreaterThan(10)
  expect([...imports.values()].flatMap(circlesOf)).toEqual([])
})
