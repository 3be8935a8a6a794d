import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync(['*.md', '{deploy,docs,pictures,server}/**/*.md'], { cwd: root })

/** Tables, code (in fences or indented by four) and links have no place to break. */
const isProse = (line: string) => !/^(?: {4,}|\s*\|)/.test(line)
const withoutFences = (text: string) =>
  text.replaceAll(/^ *```[\s\S]*?^ *```/gm, (code) => code.replaceAll(/.+/g, ''))

test('the prose of documents is wrapped at 120 columns', () => {
  const long = documents.flatMap((file) =>
    withoutFences(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        isProse(line) && line.length > 120 ? [`${file}:${index + 1}`] : [],
      ),
  )
  expect(long).toEqual([])
})
