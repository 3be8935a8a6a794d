import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './source-files.ts'

const sources = filesOf(
  '*.ts',
  '{app,bench,desk,e2e,lint,pictures,scripts,server,testing,visual}/**/*.{ts,tsx,mjs,css}',
)
const documents = filesOf('*.md', '{deploy,docs,lint,pictures,server}/**/*.md', 'app/**/README.md')

/** Formatted code has at most 100 columns too; directives of the linter cannot be wrapped. */
const isLongComment = (line: string) =>
  line.length > 100 && /^\s*(?:\{?\/\*|\*|\/\/)/.test(line) && !line.includes('oxlint-')

/** Tables, code (in fences or indented by four) and links cannot be wrapped. */
const isLongProse = (line: string) => line.length > 120 && !/^(?: {4,}|\s*\|)/.test(line)
const withoutFences = (text: string) =>
  text.replaceAll(/^ *```[\s\S]*?^ *```/gm, (code) => code.replaceAll(/.+/g, ''))

const placesIn = (files: readonly SourceFile[], isRefused: (line: string) => boolean) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isRefused(line) ? [`${path}:${index + 1}`] : [])),
  )

test('comments are wrapped at 100 columns', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(placesIn(sources, isLongComment)).toEqual([])
})

test('the prose of documents is wrapped at 120 columns', () => {
  const texts = documents.map(({ path, text }) => ({ path, text: withoutFences(text) }))
  expect(placesIn(texts, isLongProse)).toEqual([])
})
