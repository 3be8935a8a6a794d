import { expect, test } from 'vitest'
import { filesOf, isTest, type SourceFile } from './source-files.ts'

/** Collections that only grow, by their file and name; the comments say what bounds them. */
const boundedElsewhere = new Set([
  // It is in a process of its own, and has one entry for each planned picture.
  'server/pictures/variant-process.ts begun',
  'server/pictures/variant-process.ts files',
  'server/pictures/variant-process.ts idle',
  // It has one entry for each zone, by its canonical name.
  'server/shared/time/zoned-time.ts formats',
])

/** The Maps, Sets and lists that live as long as the process and only grow. */
function growing({ path, text }: SourceFile): string[] {
  const declared = text.matchAll(
    /^(?:export )?(?:const|let) (\w+)[^\n]* = (?:new (?:Map|Set)\b|\[\])/gm,
  )
  return [...declared]
    .map(([, name = '']) => name)
    .filter((name) => {
      const uses = (methods: string) =>
        new RegExp(String.raw`\b${name}\.(?:${methods})\b`).test(text)
      return uses('set|add|push') && !uses('size|delete|clear|shift')
    })
    .map((name) => `${path} ${name}`)
}

test('collections that live as long as the process have a bound, or lose entries', () => {
  const files = filesOf('{app,server,desk}/**/*.{ts,tsx}').filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap(growing)
  expect(found.filter((name) => !boundedElsewhere.has(name))).toEqual([])
  expect([...boundedElsewhere].filter((name) => !found.includes(name))).toEqual([])
})

test.each([
  ['const kept = new Map<string, Date>()\nkept.set(key, date)', ['a.ts kept']],
  ['const kept: Date[] = []\nkept.push(date)', ['a.ts kept']],
  ['const kept = new Map()\nif (kept.size > 9) kept.clear()\nkept.set(key, 1)', []],
  ['const kept = new WeakMap()\nkept.set(key, 1)', []],
  ['function f() {\n  const kept = new Set()\n  kept.add(1)\n}', []],
])('of %j the collections that only grow are named', (text, names) => {
  expect(growing({ path: 'a.ts', text })).toEqual(names)
})
