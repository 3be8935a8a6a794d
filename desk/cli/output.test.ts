import { describe, expect, test } from 'vitest'
import { createOutput, printable, tableOf } from './output.ts'

describe('a table', () => {
  const rows = [
    ['1', 'a short one'],
    ['22', 'a text that is much longer than the terminal is wide'],
  ]

  test('is as wide as what is in it', () => {
    expect(tableOf(['No', 'Text'], rows)).toBe(
      'No  Text\n1   a short one\n22  a text that is much longer than the terminal is wide\n',
    )
  })

  test('on a terminal the widest column is narrowed', () => {
    const table = tableOf(['No', 'Text'], rows, 24)
    expect(table).toBe('No  Text\n1   a short one\n22  a text that is much…\n')
    for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(24)
  })

  test('control characters of a visitor’s text do not reach the terminal', () => {
    expect(tableOf(['A'], [['\u001B[2Jx\r\ny\u202Ez']])).toBe('A\n [2Jx y z\n')
    expect(printable('José · 5 €')).toBe('José · 5 €')
  })
})

test('progress is shown on one line, and on a terminal only', () => {
  const written = (isTTY: boolean) => {
    let text = ''
    const err = { isTTY, write: (chunk: string | Uint8Array) => ((text += String(chunk)), true) }
    const out = createOutput(false, { write: () => true }, err)
    for (const done of [1, 2, 200, 400]) out.progress('Homes:', done, 400)
    return text
  }
  expect(written(false)).toBe('')
  expect(written(true)).toBe(
    '\rHomes: 1 of 400 (0%)\rHomes: 200 of 400 (50%)\rHomes: 400 of 400 (100%)\n',
  )
})
