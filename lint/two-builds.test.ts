import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * The classes of `#server` that a file compares an object with. The pages' build has its own copy
 * of each.
 */
function comparedClasses(source: string): string[] {
  const imported = [...source.matchAll(/^import\s+(?!type\b)([^']*?)\s+from\s+'#server\//gm)]
    .flatMap(([, names = '']) => names.replace(/[{}]/g, '').split(','))
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
  return [...source.matchAll(/\binstanceof\s+(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => imported.includes(name))
}

test('a comparison with a class of the server is recognised', () => {
  const source =
    "import { type Feed, FeedError } from '#server/feed.ts'\nimport { Local } from '#app/local.ts'\n"
  expect(comparedClasses(`${source}error instanceof FeedError || error instanceof Local`)).toEqual([
    'FeedError',
  ])
})

test('no page compares an object with a class of the server, which is another in its build', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) =>
      comparedClasses(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([])
})
