import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requirementsTable } from '../testing/requirements.ts'
import { accountWords } from './account/words.ts'
import { words as formWords } from './root-data/form-words.ts'

/** Words whose sentences have figures of constants, as they are shown. */
const filledWords = JSON.stringify([accountWords, formWords])

/** The code of pages and server, with plain spaces and the one figure that messages contain. */
const code = globSync('{app,server}/**/*.{ts,tsx}', {
  cwd: join(import.meta.dirname, '..'),
  exclude: ['**/*.test.*'],
})
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .concat(filledWords)
  .join('\n')
  .replaceAll(/\\u00a0|\u00a0/g, ' ')
  .replaceAll(/\\u2060|\u2060/g, '')
  .replaceAll("\\'", "'")
  .replaceAll('{hours}', '48')

test.each(requirementsTable('forms.md', 'situation'))(
  'the message of the requirements is in the code: $situation',
  (row) => {
    const cells = [row['title / text (English)'] ?? '', row.Spanish ?? '']
    // In English, the reason of the server may stand in place of our sentence.
    const texts = cells.flatMap((cell) =>
      cell.replace("the server's reason, or: ", '').split(' / '),
    )
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter((text) => text === '' || !code.includes(text))).toEqual([])
  },
)
