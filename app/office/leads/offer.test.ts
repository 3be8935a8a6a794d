import { expect, test } from 'vitest'
import { offerOf, offerText, parseOffer } from './offer.ts'

test('an amount is read as people type it, and may be left empty', () => {
  for (const typed of ['1490000', '1,490,000', '1.490.000 €', '€ 1 490 000'])
    expect(parseOffer(typed), typed).toBe(1_490_000)
  expect(parseOffer('  ')).toBeNull()
  for (const typed of ['0', '-1', 'a million', '1.5', '12345678901'])
    expect(parseOffer(typed), typed).toBeUndefined()
})

test('an offer is shown beside the price of its home, while it is at that stage', () => {
  expect(offerText(1_490_000, 1_560_000, 'en')).toBe('€1,490,000 of €1,560,000')
  expect(offerText(1_490_000, 1_560_000, 'es')).toBe('1.490.000\u00a0€ de 1.560.000\u00a0€')
  const lead = { stage: 'offer', offer: 515_000, homeRef: null } as const
  expect(offerOf(lead, new Map(), 'en')).toBe('€515,000')
  expect(offerOf({ ...lead, stage: 'won' }, new Map(), 'en')).toBeUndefined()
  expect(offerOf({ ...lead, offer: null }, new Map(), 'en')).toBeUndefined()
})
