import { expect, test } from 'vitest'
import { countOf, filesOf, type SourceFile } from './source-files.ts'

/** The names that comments link to and that the file's code does not contain. */
const deadLinksOf = (file: SourceFile): string[] =>
  [...file.text.matchAll(/\{@link\s+(?:\*\s+)?([^\s#.}]*)/g)].flatMap(([, name = '']) =>
    countOf(file, name) > 0 ? [] : `${file.path} ${name}`,
  )

test('a link in a comment names what its file declares or imports', () => {
  const files = filesOf(
    '*.ts',
    '{app,bench,desk,e2e,lint,scripts,server,testing,visual}/**/*.{ts,tsx,mjs}',
  ).filter(({ path }) => path !== 'lint/doc-links.test.ts')
  expect(files.length).toBeGreaterThan(2000)
  expect(files.flatMap(deadLinksOf)).toEqual([])
})

test.each([
  ['/** See {@link quoted}. */ import { quoted } from "./name.ts"', []],
  ['/** As {@link Keys.seal}. */ interface Keys { seal(): void }', []],
  ['/** See {@link\n * former}. */ const present = 1', ['a.ts former']],
  ['/** See {@link ../a.mjs}. */ const present = 1', ['a.ts ']],
])('%s', (text, dead) => expect(deadLinksOf({ path: 'a.ts', text })).toEqual(dead))
