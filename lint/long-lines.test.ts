import { expect, test } from 'vitest'
import { filesOf } from './source-files.ts'

const sources = filesOf(
  '*.ts',
  '{app,bench,desk,e2e,lint,pictures,scripts,server,testing,visual}/**/*.{ts,tsx,mjs,css}',
)
const documents = filesOf('*.md', '{deploy,docs,pictures,server}/**/*.md', 'app/**/README.md')

/** Tables, code (in fences or indented by four) and links cannot be wrapped. */
const isProse = (line: string) => !/^(?: {4,}|\s*\|)/.test(line)
const withoutFences = (text: string) =>
  text.replaceAll(/^ *```[\s\S]*?^ *```/gm, (code) => code.replaceAll(/.+/g, ''))

/** The places where the documents contain a line that a test refuses. */
const linesWhere = (isRefused: (line: string) => boolean) =>
  documents.flatMap(({ path, text }) =>
    withoutFences(text)
      .split('\n')
      .flatMap((line, index) => (isRefused(line) ? [`${path}:${index + 1}`] : [])),
  )

/** Formatted code has at most 100 columns too; directives of the linter cannot be wrapped. */
const isLongComment = (line: string) =>
  line.length > 100 && /^\s*(?:\{?\/\*|\*|\/\/)/.test(line) && !line.includes('oxlint-')

/** The places where the code contains a line that a test refuses. */
const codeWhere = (isRefused: (line: string) => boolean) =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isRefused(line) ? [`${path}:${index + 1}`] : [])),
  )

test('comments are wrapped at 100 columns', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(codeWhere(isLongComment)).toEqual([])
})

test('a tag of a doc comment begins its line', () => {
  const midst = /^\s*(?:\/\*\*|\*) .*\S @(?:returns|param|throws)\b/
  expect(codeWhere((line) => midst.test(line))).toEqual([])
})

test('the prose of documents is wrapped at 120 columns', () => {
  expect(linesWhere((line) => isProse(line) && line.length > 120)).toEqual([])
})

test('documents end with a line end', () => {
  expect(documents.filter(({ text }) => !text.endsWith('\n')).map(({ path }) => path)).toEqual([])
})

test('no heading has run into its paragraph: titles have at most 80 characters', () => {
  expect(linesWhere((line) => /^#{1,6} .{81,}/.test(line))).toEqual([])
})
