import { type ESTree, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, isTest, parse, type SourceFile } from './source-files.ts'

/** Collections that only grow, by their file and name; the comments say what bounds them. */
const boundedElsewhere = new Set([
  // Each has one entry for each route, job or listener that the code declares.
  'server/http/pages/known-paths.ts exact',
  'server/http/pages/known-paths.ts patterns',
  'server/http/pages/render-page.ts handlers',
  'server/page-cache/page-address.ts exact',
  'server/page-cache/page-address.ts patterns',
  'server/pictures/uploaded/uploaded-pictures.ts listeners',
  'server/shared/work/job-watch.ts jobs',
  // These are in a process of their own, and have one entry for each planned picture.
  'server/pictures/variant-process.ts begun',
  'server/pictures/variant-process.ts files',
  'server/pictures/variant-process.ts idle',
  // The map has one entry for each zone, by its canonical name.
  'server/shared/time/zoned-time.ts formats',
  // The map has one entry for each encoding.
  'server/page-cache/kept-page.ts #forms',
  // These live as long as one request, or one calculation of figures.
  'server/accounts/cookie-jar.ts #setCookies',
  'server/figures/member-counts.ts #counts',
  'server/figures/member-counts.ts #names',
  'server/figures/name-counts.ts #counts',
])

/** The collections that a file, a class or a service keeps, also as properties of objects. */
function collectionsIn(file: SourceFile): string[] {
  const named: { name: string; value: ESTree.Node }[] = []
  const functions: ESTree.Node[] = []
  const textAt = ({ start }: ESTree.Node) => file.text.slice(start)
  const see = (key: ESTree.Node | null, value: ESTree.Node | null) => {
    const [name] = (key && /^#?\w+/.exec(textAt(key))) ?? []
    if (name !== undefined && value) named.push({ name, value })
  }
  const enter = (node: ESTree.Node) => void functions.push(node)
  new Visitor({
    FunctionDeclaration(node) {
      enter(node)
      see(node.id, node)
    },
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    VariableDeclarator: ({ id, init }) => see(id, init),
    PropertyDefinition: ({ key, value }) => see(key, value),
    Property: ({ key, value }) => see(key, value),
  }).visit(parse(file).program)
  // What a function declares ends with its call, unless the function makes a service.
  const makers = named.filter(({ name }) => /^(?:create|open|watch)[A-Z]/.test(name))
  const calls = functions.filter((one) => !makers.some(({ value }) => value === one))
  return named
    .filter(({ value }) => /^(?:new (?:Map|Set)\b|\[)/.test(textAt(value)))
    .filter(({ value }) => !calls.some(({ start, end }) => start < value.start && value.end < end))
    .map(({ name }) => name)
}

/** The Maps, Sets and lists that live as long as the process and only grow. */
function growing(file: SourceFile): string[] {
  const { path, text } = file
  if (!/\.(?:set|add|push)\b/.test(text)) return []
  return collectionsIn(file)
    .filter((name) => {
      const uses = (methods: string) =>
        new RegExp(String.raw`(?<!\w)${name}\.(?:${methods})\b`).test(text)
      return uses('set|add|push') && !uses('size|delete|clear|shift|splice')
    })
    .map((name) => `${path} ${name}`)
}

test('every lasting collection has a check of its size, or loses entries', () => {
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
  [
    'class Kept {\n  readonly #all = new Set<string>()\n  add() { this.#all.add(key) }\n}',
    ['a.ts #all'],
  ],
  [
    'export function createKept() {\n  let a\n  const kept = new Set()\n  return () => kept.add(1)\n}',
    ['a.ts kept'],
  ],
  ['const state = { kept: new Map(), count: 0 }\nstate.kept.set(key, 1)', ['a.ts kept']],
  [
    'class Kept {\n  static by =\n    { kind: new Set() }\n  add() { Kept.by.kind.add(1) }\n}',
    ['a.ts kind'],
  ],
  ['export const kept: Map<string,\n  Date> =\n  new Map()\nkept.set(key, date)', ['a.ts kept']],
  ['const createKept = () => ({ kept: new Set() })\ncreateKept().kept.add(1)', ['a.ts kept']],
  ['function f() {\n  const kept = new Set()\n  kept.add(1)\n}', []],
  ['const all = () => {\n  const state = { kept: [] }\n  state.kept.push(1)\n}', []],
])('of %j the collections that only grow are named', (text, names) => {
  expect(growing({ path: 'a.ts', text })).toEqual(names)
})
