import { expect, test } from 'vitest'
import { sampleHomes } from '../../../../testing/sample-home.ts'
import { criteriaOf } from './enquiry-criteria.ts'

const property = (ref: string) => {
  const home = sampleHomes().find((one) => one.ref === ref)
  if (!home) throw new Error(`There is no sample home ${ref}`)
  return home
}

test('type, bedrooms and budget are those of the home, in the words of the form', () => {
  expect(criteriaOf(property('R49052083'))).toEqual({
    propertyType: 'apartment',
    bedrooms: '2',
    budget: 'under-500000',
  })
  expect(criteriaOf(property('R47733150'))).toMatchObject({
    propertyType: 'apartment',
    budget: 'over-1000000',
  })
  expect(criteriaOf(property('R48900127'))).toMatchObject({ propertyType: 'townhouse' })
  expect(criteriaOf(property('P10-04'))).toMatchObject({ propertyType: 'villa', bedrooms: '5+' })
})

test('a price at the edge of two budgets is in the middle one', () => {
  const home = property('R49052083')
  expect(criteriaOf({ ...home, price: 500_000 }).budget).toBe('500000-1000000')
  expect(criteriaOf({ ...home, price: 1_000_000 }).budget).toBe('500000-1000000')
})
