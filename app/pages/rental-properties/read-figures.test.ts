import { describe, expect, test } from 'vitest'
import { advertised, estimates } from '#app/buying/advertised.ts'
import { allIn } from '#server/returns/all-in.ts'
import { netYield } from '#server/returns/net-yield.ts'
import { entryNames, fields, readEntry, readYield, yieldNames } from './read-figures.ts'

/** The water level on the drawn tide gauge, in per cent. */
const gaugeWater = 3.8

describe('the yield calculator', () => {
  test('begins with the advertised figures and our estimates', () => {
    expect(readYield({})).toEqual({
      answers: {},
      problems: {},
      figures: {
        model: 'month',
        bought: 'new',
        price: 400_000,
        rent: { min: 1_800, max: 2_500 },
        occupancy: 95,
        fees: 240,
        ibi: 1_000,
        management: 10,
        other: 1.6,
      },
    })
    expect(readYield({ model: 'night' }).figures).toMatchObject({
      rent: { min: 250, max: 400 },
      occupancy: 22,
      management: 20,
    })
  })

  test('reports each problem with its field', () => {
    const { figures, problems } = readYield({
      price: 'cheap',
      'month-low': '2,600',
      'month-occupancy': '101',
      fees: '-1',
      'night-low': 'nonsense of the other model',
    })
    expect(figures).toBeUndefined()
    expect(problems).toEqual({
      price: 'number',
      'month-high': 'order',
      'month-occupancy': 'range',
      fees: 'range',
    })
  })

  test('refuses per cent where euros are asked for, and euros where per cent are', () => {
    const { figures, problems } = readYield({ price: '5%', fees: '3 %', 'month-occupancy': '9 €' })
    expect(figures).toBeUndefined()
    expect(problems).toEqual({ price: 'euros', fees: 'euros', 'month-occupancy': 'percent' })
  })

  test('reads every field, and refuses unknown models and purchases', () => {
    const numbers = yieldNames.filter((name) => name !== 'model' && name !== 'bought')
    expect([...numbers, ...entryNames].toSorted()).toEqual(Object.keys(fields).toSorted())
    expect(readYield({ model: 'hour', bought: 'gift' }).figures).toMatchObject({
      model: 'month',
      bought: 'new',
    })
  })
})

test('the purchase calculator reads its own fields', () => {
  expect(readEntry({}).figures).toEqual({ price: 400_000, other: { min: 1.2, max: 2 } })
  expect(readEntry({ 'entry-price': '545.000', 'entry-low': '3' }).problems).toEqual({
    'entry-high': 'order',
  })
})

describe('our estimates', () => {
  const net = (model: string) => {
    const { figures } = readYield({ model })
    if (!figures) throw new Error('the initial figures are not valid')
    return netYield(figures)
  }

  test('the drawn gauge shows a yield that is kept by either model', () => {
    for (const model of ['month', 'night']) {
      expect(net(model).net.min).toBeLessThan(gaugeWater)
      expect(net(model).net.max).toBeGreaterThan(gaugeWater)
    }
  })

  test('nights at the peak rate come to the advertised yield, before costs', () => {
    const [first] = net('night').steps
    expect(first?.min).toBeCloseTo(advertised.yield.min, 1)
    expect(first?.max).toBeCloseTo(advertised.yield.max, 1)
  })

  test('notary, registry and lawyer are those of a home at the advertised price', () => {
    const { notary, registry, lawyer } = allIn(advertised.price, 'new')
    const share = (euros: number) => (euros / advertised.price) * 1_000
    const { min, max } = estimates.other
    expect(min * 10).toBe(Math.floor(share(notary.min + registry.min + lawyer.min)))
    expect(max * 10).toBe(Math.ceil(share(notary.max + registry.max + lawyer.max)))
  })

  test('the single estimate is the middle of the range', () => {
    expect(estimates.other.middle).toBe((estimates.other.min + estimates.other.max) / 2)
  })
})
