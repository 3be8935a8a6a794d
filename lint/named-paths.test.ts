import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf } from './source-files.ts'

const made = /^(?:\.git|\.react-router|build|data|node_modules)$/
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !made.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
      : [entry],
  )
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/**
 * Every file and folder, by its whole path and by every end of it, because a comment names nearby
 * files by the last part of their path.
 */
const paths = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.flatMap((_, end) =>
      parts.slice(0, end + 1).map((__, start) => parts.slice(start, end + 1).join('/')),
    )
  }),
)

/**
 * Examples of CONTRIBUTING.md and docs/office.md, files that are made while the site runs or is
 * built, and addresses of the site.
 */
const elsewhere =
  /^(?:data|build|out)\/|^site\/|^(?:app\/pages\/press\/|app\/office\/(?:styles\/)?contracts|server\/leads\/emails\/delay-)|^(?:pictures|variants)\.json$|^\//

/** A name and the file that has it, as in "`pages` in `visual/pages.ts`". */
const claim = /`(\w+)`(?: in| of|,| \() ?`([\w./-]+\.(?:tsx?|mjs|css))`/g

const documented = files.filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))

/** The text of a document, or the comments of code. */
function proseOf(file: string): string {
  const text = textOf(file)
  return file.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n')
}

/** The names of other projects, values and examples. */
const otherNames = new Set([
  'delayKind',
  'insuranceLimiter',
  'listV2',
  'moveIn',
  'shouldParse',
  'writeDelay',
])

/** Every identifier of our code and settings, without comments. */
const identifiers = new Set(
  files
    .filter((file) => /(?:\.(?:tsx?|mjs)|(?<!-lock)\.json)$/.test(file))
    .flatMap(
      (file) =>
        textOf(file)
          .replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/g, '')
          .match(/[A-Za-z_$][\w$]*/g) ?? [],
    ),
)

test('every name in camel case that prose has in backticks is one of the code', () => {
  const missing = documented.flatMap((file) =>
    [...proseOf(file).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !identifiers.has(name) && !otherNames.has(name))
      .map((name) => `${file} names ${name}`),
  )
  expect(missing).toEqual([])
})

test('every file and folder that a document or a comment names exists', () => {
  const missing = documented.flatMap((file) =>
    [...proseOf(file).matchAll(/`([\w@.+/-]+(?:\.(?:tsx?|mjs|css|json|md|svg|webp)|\/))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !elsewhere.test(name))
      .filter((name) => !paths.has(name.replace(/^(?:\.{1,2}\/)+|\/$/g, '')))
      .map((name) => `${file} names ${name}`),
  )
  expect(missing).toEqual([])
})

test('a name that a document says is in a file is there', () => {
  const documents = documented.filter((file) => file.endsWith('.md'))
  const claims = documents.flatMap((document) =>
    [...textOf(document).replaceAll(/\s+/g, ' ').matchAll(claim)].map(
      ([, name = '', path = '']) => ({ document, name, path }),
    ),
  )
  expect(claims.length).toBeGreaterThan(30)
  const wrong = claims
    .filter(({ path }) => !elsewhere.test(path))
    .filter(({ name, path }) => {
      const named = files.filter((file) => file === path || file.endsWith(`/${path}`))
      return !named.some((file) => new RegExp(`\\b${name}\\b`).test(textOf(file)))
    })
  expect(wrong).toEqual([])
})
