import type { Range } from '../shared/range.ts'

/** The owner's tax residence: in the EU or EEA, or elsewhere. */
export type Residence = 'eu' | 'elsewhere'
export const residences = ['eu', 'elsewhere'] as const satisfies readonly Residence[]

/**
 * Income tax of non-residents on rent, in per cent (Real Decreto Legislativo 5/2004, articles 24.6
 * and 25.1.a). Residents of the EU and EEA first deduct the costs of letting; others pay tax on the
 * whole rent.
 */
export const lettingTax = { eu: 19, elsewhere: 24 } as const satisfies Record<Residence, number>

/**
 * A year's rent after non-residents' income tax, in euros.
 * @param received the rent received.
 * @param kept the rent after costs; a loss pays no tax in the EU and EEA.
 */
export function afterLettingTax(received: Range, kept: Range, residence: Residence): Range {
  const left = (end: keyof Range) =>
    residence === 'eu'
      ? kept[end] - (Math.max(0, kept[end]) * lettingTax.eu) / 100
      : kept[end] - (received[end] * lettingTax.elsewhere) / 100
  const [one, other] = [left('min'), left('max')]
  // Where little is left after costs, a higher rent can leave less after tax, so the ends are
  // sorted.
  return { min: Math.min(one, other), max: Math.max(one, other) }
}
