import { describe, expect, test } from 'vitest'
import { figureMessage, maxFigureLength, readTypedFigure, typedFigures } from './typed-figure.ts'

const limits = { min: 10, max: 1_000 }

describe('the figures of an address', () => {
  const typed = (query: string) => typedFigures(['price', 'fees'], new URLSearchParams(query))

  test('are those of the form’s own names', () =>
    expect(typed('price=5&sent=rental&entry-price=6&__proto__=7')).toEqual({ price: '5' }))

  test('have no emptied fields', () => expect(typed('price=&fees=+')).toEqual({}))

  test('are cut where no figure reaches', () =>
    expect(typed(`fees=${'9'.repeat(5_000)}`).fees).toHaveLength(maxFigureLength))
})

describe('a typed figure', () => {
  test.each([
    ['400,5', { value: { min: 400.5, max: 400.5 } }],
    ['a lot', { problem: 'number' }],
    ['9', { problem: 'range' }],
    ['1.001', { problem: 'range' }],
    ['80–120', { problem: 'number' }],
  ])('%s', (text, read) => expect(readTypedFigure(text, limits)).toEqual(read))

  test.each([
    ['80–120', { value: { min: 80, max: 120 } }],
    ['80 a 120', { value: { min: 80, max: 120 } }],
    ['80', { value: { min: 80, max: 80 } }],
    ['120-80', { problem: 'order' }],
    ['9–20', { problem: 'range' }],
    ['80–90–100', { problem: 'number' }],
  ])('%s where a range is allowed', (text, read) =>
    expect(readTypedFigure(text, { ...limits, span: true })).toEqual(read),
  )
})

describe('the sign of another unit', () => {
  test.each([
    ['5%', 'euros', 'euros'],
    ['5 %', 'euros', 'euros'],
    ['1–2 %', 'euros', 'euros'],
    ['40 €', 'percent', 'percent'],
    ['€40 %', 'percent', 'percent'],
    ['20 %', undefined, 'number'],
    ['20 €', undefined, 'number'],
  ] as const)('%s is refused where %s are asked for', (text, sign, problem) =>
    expect(readTypedFigure(text, { ...limits, span: true, ...(sign && { sign }) })).toEqual({
      problem,
    }),
  )

  test.each([
    ['40 €', 'euros'],
    ['40 %', 'percent'],
    ['40', 'euros'],
  ] as const)('%s is read where %s are asked for', (text, sign) =>
    expect(readTypedFigure(text, { ...limits, sign }).value).toEqual({ min: 40, max: 40 }),
  )
})

test.each([
  ['en', '% of rent', 'Please give a figure between 10 and 1,000% of rent'],
  ['en', '€ a month', 'Please give a figure between €10 and €1,000 a month'],
  ['es', '% del alquiler', 'Escriba una cifra entre 10 y 1.000\u00a0% del alquiler'],
  ['es', '€ al mes', 'Escriba una cifra entre 10\u00a0€ y 1.000\u00a0€ al mes'],
] as const)('limits in %s have the unit %s', (language, unit, text) =>
  expect(figureMessage('range', { ...limits, example: 20, unit }, language)).toBe(text),
)
