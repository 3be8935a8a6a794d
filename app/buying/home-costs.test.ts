import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { homeCosts, initialFigures } from './home-costs.ts'

const { costs } = readConfig({})
const at = (query: string) =>
  homeCosts(sampleHome({}, 'R49052083'), {
    address: new URLSearchParams(query),
    language: 'en',
    costs,
  })

test('mortgage, IBI and yield follow the price that the reader would offer', () => {
  const { borrowing, owning, letting } = at('price=450000')
  // 60 % of 450,000 is 270,000; × 5.79960 a month for each thousand: 1,565.89.
  expect(borrowing.result?.about).toBe('About €1,566')
  // 225,000 × 0.4 % = 900 and × 1.1 % = 2,475, outwards to 10, ÷ 12.
  expect(owning.rows[1]?.amount).toBe('€75–207')
  // 21,600 and 30,000 ÷ 450,000; 4.5 and 6.2 % at the advertised price.
  expect(letting.result?.rows[0]).toMatchObject({
    min: expect.closeTo(4.8, 2),
    max: expect.closeTo(6.67, 2),
  })
  expect(letting.result?.rows.find(({ name }) => name === 'purchase')?.note).toContain('€48')
})

test('with a refused price, the other costs use the advertised one', () => {
  expect(at('price=lots').borrowing).toEqual(at('').borrowing)
  expect(at('price=lots').owning).toEqual(at('').owning)
  expect(at('price=lots').letting).toEqual(at('').letting)
})

test('an unchanged IBI is distinguished from one that the reader has entered', () => {
  const { text } = at('').owning.answers[1] ?? { text: '' }
  expect(at(`ibi=${text}`).owning.unchanged).toContain('ibi')
  expect(at('ibi=900').owning.unchanged).not.toContain('ibi')
})

test('the fields begin with the home’s figures, IBI with that of the price offered', () => {
  const initial = (query: string) =>
    Object.fromEntries(
      initialFigures(sampleHome({}, 'R49052083'), {
        address: new URLSearchParams(query),
        language: 'en',
        costs,
      }),
    )
  expect(initial('rent=4,000&let=80')).toMatchObject({
    price: '485,000',
    community: '240',
    ibi: '970–2,670',
    deposit: '40',
    rent: '1,800–2,500',
    let: '95',
  })
  // Half of 450,000, at 0.4 and 1.1 %.
  expect(initial('price=450.000')).toMatchObject({ price: '485,000', ibi: '900–2,480' })
})
