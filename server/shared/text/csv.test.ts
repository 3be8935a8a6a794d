import { describe, expect, test } from 'vitest'
import { CsvError, readCsv, writeCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

describe('reading', () => {
  test.each([
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'LF and no last line end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa\r\n1', [['a'], ['1']]],
    [
      'quoted separators, marks and line ends',
      'a,b\r\n"1,5","say ""yes""\r\nor no"',
      [
        ['a', 'b'],
        ['1,5', 'say "yes"\r\nor no'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,\n"",x,',
      [
        ['a', 'b', 'c'],
        ['', '', ''],
        ['', 'x', ''],
      ],
    ],
    [
      'semicolons, where the first line has them',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'semicolons, where only quoted cells of the first record have commas',
      '"a,\nb";c\n1,5;2',
      [
        ['a,\nb', 'c'],
        ['1,5', '2'],
      ],
    ],
    ['blank lines left out', 'a\n\n1\n\n', [['a'], ['1']]],
  ])('%s is read into cells', (_, text, expected) => {
    expect(cellsOf(text)).toEqual(expected)
  })

  test.each([
    ['a quotation mark in the middle', 'a\nb"c', 'line 2'],
    ['text behind a quoted cell', 'a\n"b"c', 'line 2'],
    ['a quotation mark never closed', 'a\nb\n"c\nd', 'line 3'],
    ['a lone carriage return', 'a\rb', 'line 1'],
  ])('%s is refused with its line', (_, text, place) => {
    expect(() => readCsv(text)).toThrow(CsvError)
    expect(() => readCsv(text)).toThrow(place)
  })

  test('each record has the line on which it starts', () => {
    expect(readCsv('a\n"1\n2"\n3').map(({ line }) => line)).toEqual([1, 2, 4])
  })
})

describe('formulas', () => {
  test.each(['=1+1', '+34 600', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    '%j is written with an apostrophe',
    (cell) => {
      expect(writeCsv([[cell]])).toMatch(/^\uFEFF"?'/)
      expect(writeCsv([['a', `"${cell}`]])).not.toMatch(/,[=+\-@]/)
    },
  )
})

test.each([[[['a\n;', 'b']]], [[[';\n', '']]], [[['a;b', 'c,d']]]])(
  'rows whose first is %j are read back unchanged',
  (records) => expect(cellsOf(writeCsv(records))).toEqual(records),
)

test('written rows are read back unchanged', () => {
  const odd = [
    '',
    ' ',
    "'",
    "'=1",
    "''+",
    "'quoted'",
    '=1',
    '-',
    '@',
    '\t',
    '\r\n',
    '"',
    '""',
    ',',
    ';',
    'línea\nnueva',
    ' spaced ',
    "O'Neill",
    '+34 600 000 000',
  ]
  const records = [['name', 'value'], ...odd.map((cell) => [cell, cell]), odd]
  expect(cellsOf(writeCsv(records))).toEqual(records)
})
