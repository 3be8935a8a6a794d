import { expect, test } from 'vitest'
import { insertFacts, insertParagraph } from './insert-paragraph.ts'

/** @param value a text with | where the cursor is. */
function typed(value: string, facts: string, insert = insertParagraph): string {
  const at = value.indexOf('|')
  const area = {
    value: value.replace('|', ''),
    selectionStart: at,
    selectionEnd: at,
    setRangeText(text: string, from = 0, to = 0) {
      area.value = area.value.slice(0, from) + text + area.value.slice(to)
    },
  }
  insert(area, facts)
  return area.value
}

test.each([
  ['|', 'Villa\n'],
  ['Dear Anne,|', 'Dear Anne,\n\nVilla\n'],
  ['Dear Anne,\n\n|', 'Dear Anne,\n\nVilla\n'],
  ['It is fr|ee. It is yours.\n\nRegards', 'It is free. It is yours.\n\nVilla\n\nRegards'],
  ['On Monday or Tuesday|.', 'On Monday or Tuesday.\n\nVilla\n'],
  ['Kind regards|,\nTom', 'Kind regards,\nTom\n\nVilla\n'],
  ['Dear Anne,\n\n|Regards', 'Dear Anne,\n\nVilla\n\nRegards'],
  ['|Regards', 'Villa\n\nRegards'],
])('facts are a paragraph of their own: %j', (before, after) => {
  expect(typed(before, 'Villa')).toBe(after)
})

test('facts fill the place that a template left for them', () => {
  expect(typed('|Dear Anne,\n\n[…]\n\nRegards', 'Villa', insertFacts)).toBe(
    'Dear Anne,\n\nVilla\n\nRegards',
  )
  expect(typed('Dear Anne,|', 'Villa', insertFacts)).toBe('Dear Anne,\n\nVilla\n')
})
