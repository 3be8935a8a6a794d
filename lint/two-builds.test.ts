import { expect, test } from 'vitest'
import { filesOf, importedFrom, type SourceFile } from './source-files.ts'

/**
 * The classes of `#server` with which a file compares an object. The pages' build has its own copy
 * of each class.
 */
function comparedClasses(file: SourceFile): string[] {
  const compared = [...file.text.matchAll(/\binstanceof\s+(\w+)/g)].map(([, name = '']) => name)
  if (compared.length === 0) return []
  const imported = importedFrom(file, /^#server\//)
  return compared.filter((name) => imported.includes(name))
}

test('a comparison with a class of the server is recognised', () => {
  const text = `import {
  type Feed,
  FeedError,
} from '#server/feed.ts'
import { Local } from '#app/local.ts'
export const isOf = (error: Error) => error instanceof FeedError || error instanceof Local
`
  expect(comparedClasses({ path: 'app/one.ts', text })).toEqual(['FeedError'])
})

test('no page compares with a class of the server, which is another in its build', () => {
  const files = filesOf('app/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => comparedClasses(file).map((name) => `${file.path}: ${name}`)),
  ).toEqual([])
})
