import { Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, isTest, parse, type SourceFile } from './source-files.ts'

const maxNameLength = 80
const maxLines = 60

interface Found {
  /** The file and line. */
  at: string
  name: string
  lines: number
}

/** The tests that a file declares; groups of tests count as tests without lines. */
function testsOf(file: SourceFile): Found[] {
  const found: Found[] = []
  const lineAt = (index: number) => file.text.slice(0, index).split('\n').length
  new Visitor({
    CallExpression({ callee, arguments: [title, ...others], start }) {
      // `test`, `test.skipIf(…)`, `test.each([…])` and so on.
      const [, declared] = /^(test|describe)\w*\b/.exec(file.text.slice(callee.start)) ?? []
      const body = others.find(({ type }) => /Function/.test(type))
      if (declared === undefined || title === undefined || body === undefined) return
      found.push({
        at: `${file.path}:${lineAt(start)}`,
        // An expression in a template counts as long as `%s`.
        name: file.text.slice(title.start + 1, title.end - 1).replaceAll(/\$\{[^}]*\}/g, '%s'),
        lines: declared === 'test' ? lineAt(body.end) - lineAt(body.start) + 1 : 0,
      })
    },
  }).visit(parse(file).program)
  return found
}

test('tests are recognised with their names and lines', () => {
  const text = `describeOnEachEngine('a group, on %s', (engine) => {
  test('one', () => {})
  test.skipIf(engine === 'sqlite').each([1, 2])(
    'two %i',
    { timeout: 5 },
    async () => {
      testing('nothing', 1)
    },
  )
})
`
  expect(testsOf({ path: 'one.test.ts', text })).toEqual([
    { at: 'one.test.ts:1', name: 'a group, on %s', lines: 0 },
    { at: 'one.test.ts:2', name: 'one', lines: 1 },
    { at: 'one.test.ts:3', name: 'two %i', lines: 3 },
  ])
})

const tests = filesOf('{app,desk,e2e,lint,pictures,scripts,server,testing,visual}/**/*.{ts,tsx}')
  .filter((file) => isTest(file) || file.path.startsWith('e2e/'))
  .flatMap(testsOf)

test(`no name of a test is longer than ${maxNameLength} characters`, () => {
  expect(tests.length).toBeGreaterThan(1800)
  expect(tests.filter(({ name }) => name.length > maxNameLength)).toEqual([])
})

test(`no test has more than ${maxLines} lines`, () => {
  expect(tests.filter(({ lines }) => lines > maxLines)).toEqual([])
})
