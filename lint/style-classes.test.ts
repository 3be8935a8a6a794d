import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './source-files.ts'
import { usedClasses } from './used-classes.ts'

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

test('every class of a component has a rule', () => {
  const names = components.flatMap(({ text }) =>
    [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  expect([...new Set(names)].filter((name) => name !== '' && !styled.has(name))).toEqual([])
})
