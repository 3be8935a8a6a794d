import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './source-files.ts'
import { givenClasses, usedClasses } from './used-classes.ts'

const read = (pattern: string) =>
  filesOf(pattern).filter(({ path }) => !/\.test\.|words\.ts$/.test(path))

/** The classes for which stylesheets have rules. */
const classesOf = (css: string): string[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
      .matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi),
  ].map(([, name = '']) => name)

const styled = new Set(read('app/**/*.css').flatMap(({ text }) => classesOf(text)))

/** The classes of a stylesheet that no component and no drawing uses. */
function unused(classes: Iterable<string>, files: readonly SourceFile[]): string[] {
  const used = files.map(usedClasses)
  const names = new Set(used.flatMap((one) => [...one.names]))
  const prefixes = [...new Set(used.flatMap((one) => [...one.prefixes]))]
  return [...classes].filter(
    (name) => !names.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
  )
}

/** The components, and the functions that draw plans and maps. */
const components = read('app/**/*.tsx')
const code = [...components, ...read('app/**/*.ts'), ...read('pictures/plans/**/*.ts')]

test('every class of a stylesheet is used', () => {
  expect(unused(styled, code)).toEqual([])
})

test('a class that only occurs in texts, names, types and comparisons is not used', () => {
  const component = (text: string): SourceFile => ({ path: 'one.tsx', text })
  const left = (text: string) => unused(['planted', 'planted--a'], [component(text)])
  expect(
    left('const planted = <p className="other" id="planted" name="planted">planted</p>'),
  ).toEqual(['planted', 'planted--a'])
  expect(
    left('import "planted"; type A = "planted"; const isPlanted = kind === "planted"'),
  ).toHaveLength(2)
  expect(left('// planted\nconst words = "A planted tree."')).toHaveLength(2)
  expect(left('<p className="a planted planted--a" />')).toEqual([])
  expect(left('<p className={is ? "planted" : `planted planted--${kind}`} />')).toEqual([])
  expect(left('<Form aside={<a className="planted planted--a" />} />')).toEqual([])
  expect(left('const svg = `<g class="planted planted--${kind}">${drawing}</g>`')).toEqual([])
})

/** The classes, and the beginnings of classes, that a component gives and no rule has. */
function withoutRule(file: SourceFile): string[] {
  const { names, prefixes } = givenClasses(file)
  const begins = (prefix: string) => [...styled].some((name) => name.startsWith(prefix))
  const missing = [
    ...[...names].filter((name) => !styled.has(name)),
    ...[...prefixes].filter((prefix) => !begins(prefix)),
  ]
  return missing.map((name) => `${file.path} ${name}`)
}

test('every class of a component has a rule', () => {
  expect(components.flatMap(withoutRule)).toEqual([])
})

test.each([
  ['<p className="btn no-a no-b" />', ['no-a', 'no-b']],
  ['<p className={is === "b" ? "no-a" : undefined} />', ['no-a']],
  ['<p className={["btn", of("c") && "no-a"].filter(Boolean).join(" ")} />', ['no-a']],
  ['<p className={`btn ${is ? "no-a" : ""} no-b--${kind} btn--${"c"}`} />', ['no-a', 'no-b--']],
  ['const look = is ? "no-a" : "btn"; const a = <p className={`btn ${look}`} />', ['no-a']],
  ['const of = { a: "no-a" }; const a = <p className={of[kind]} id="no-b" />', ['no-a']],
  ['function A({ look = "no-a" }) { return <p className={look} /> }', ['no-a']],
  ['const kind = "c"; const a = <p className={kind && `btn--${kind}`} />', []],
])('of %j the classes without a rule are named', (text, names) => {
  expect(withoutRule({ path: 'a.tsx', text })).toEqual(names.map((name) => `a.tsx ${name}`))
})
