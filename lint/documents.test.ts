import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, isTest, root, textOf } from './source-files.ts'

const documents = filesOf('*.md', '{app,deploy,docs,lint,pictures,server}/**/*.md')
/** A printed page of a decision. */
const maxWords = 400

/** Variables of the tests and of the release's scripts, and events of the official client. */
const otherNames = new Set([
  'INITIAL_SESSION',
  'MFA_CHALLENGE_VERIFIED',
  'PASSWORD_RECOVERY',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TEST_SEED',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
])

const sources = filesOf('{app,bench,desk,e2e,lint,scripts,server,testing}/**/*.{ts,tsx,mjs,css}')

/** The anchors of a document's headings, in the form in which repository hosts make them. */
const anchorsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!existsSync(join(root, target))) return true
  return anchor !== undefined && !anchorsOf(target).includes(anchor)
}

test('every link of a document leads to a file and heading that exist', () => {
  const links = documents.flatMap(({ path: file, text }) =>
    [...text.matchAll(/\]\((?!\w+:|\/)([^)\s]+)\)/g)].map(([, link = '']) => ({
      file,
      link,
    })),
  )
  expect(links.length).toBeGreaterThan(100)
  const broken = links.filter(({ file, link }) => isBroken(file, link))
  expect(broken).toEqual([])
})

test('the list of the requirements has every section', () => {
  const list = textOf('docs/requirements/README.md')
  const files = filesOf('docs/requirements/*.md').filter(({ path }) => !path.endsWith('README.md'))
  const sections = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => `[${title}](${posix.basename(path)}#`),
  )
  expect(sections.length).toBeGreaterThan(30)
  expect(sections.filter((section) => !list.includes(section))).toEqual([])
})

test('every heading of the requirements that code refers to exists', () => {
  const references = sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(/docs\/requirements[\w/]*\.md#[\w-]+/g)].map(([link]) => ({ file, link })),
  )
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter(({ link }) => isBroken('README.md', link))).toEqual([])
})

test('every section of the requirements names the tests that prove it', () => {
  const sections = filesOf('docs/requirements/*.md').flatMap(({ text }) =>
    text.split(/^#{2,3} /m).slice(1),
  )
  expect(sections.length).toBeGreaterThan(40)
  const unproved = sections.flatMap((section) => {
    const [title = ''] = section.split('\n')
    const [list = ''] = /^Tests: [^]*?\.$/m.exec(section) ?? []
    const tests = [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    const missing = tests.filter((path) => !isTest({ path }) || !existsSync(join(root, path)))
    return tests.length === 0 ? [title] : missing.map((path) => `${title}: ${path}`)
  })
  expect(unproved).toEqual([])
})

test('every document says first for whom it is', () => {
  const silent = documents
    .filter(
      ({ path }) =>
        !/^docs\/decisions\/(?:\d|template)|^app\/content\/.*\b(?:en|es)\.md$/.test(path),
    )
    .filter(({ text }) => !/^# .+\n\nFor /.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})

/** What every decision has, in this order; a superseded one says so before them. */
const form =
  /^# (\d\d): .+\n\n(?:Superseded by .+\n\n)?\*\*Decision\.\*\* [^]+\n\n\*\*Why\.\*\* [^]+\n\n\*\*To undo\.\*\* [^]+$/

test('every decision has its form, a page at most, and its title in the list', () => {
  const decisions = filesOf('docs/decisions/[0-9]*.md')
  expect(decisions.length).toBeGreaterThan(30)
  const list = textOf('docs/decisions/README.md')
  const wrong = decisions.filter(({ path, text }) => {
    const [, number = ''] = form.exec(text) ?? []
    const [title = ''] = text.slice('# 00: '.length).split('\n')
    return (
      !path.startsWith(`docs/decisions/${number}-`) ||
      !list.includes(`[${number}](${posix.basename(path)}) | ${title} `) ||
      text.split(/\s+/).length > maxWords
    )
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

const settings = new Set(textOf('docs/configuration.md').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))
const commands = textOf('package.json')

test('every npm command and setting that a document tells to use exists', () => {
  // The constants of the pictures' Python are written like settings.
  const ofSite = documents.filter(({ path }) => !path.startsWith('pictures/'))
  const unknown = ofSite.flatMap(({ path, text }) => [
    ...[...text.matchAll(/\bnpm\s+run\s+([\w:]+)/g)]
      .filter(([, name = '']) => !commands.includes(`"${name}": `))
      .map(([command]) => `${path}: ${command}`),
    ...[...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)]
      .filter(([, name = '']) => !settings.has(name) && !otherNames.has(name))
      .map(([, name]) => `${path}: ${name}`),
  ])
  expect(unknown).toEqual([])
})
