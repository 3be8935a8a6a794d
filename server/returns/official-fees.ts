/** A step of a scale: the value above `from` costs `rate` per mille. */
interface Step {
  from: number
  rate: number
}

interface Scale {
  /** The fee up to the first step, in euros. */
  base: number
  steps: readonly Step[]
  max: number
}

/**
 * In euros. Above this value the notary's fee is agreed freely (Real Decreto 1426/1989, annex I,
 * number 2.1).
 */
export const notaryTariffEnds = 6_010_121.04

/** The scale for deeds with a value: Real Decreto 1426/1989, annex I, number 2, in euros. */
const notaryScale: Scale = {
  base: 90.151816,
  steps: [
    { from: 6_010.12, rate: 4.5 },
    { from: 30_050.61, rate: 1.5 },
    { from: 60_101.21, rate: 1 },
    { from: 150_253.03, rate: 0.5 },
    { from: 601_012.1, rate: 0.3 },
    { from: notaryTariffEnds, rate: 0 },
  ],
  max: Infinity,
}

/** The scale for entries with a value: Real Decreto 1427/1989, annex I, number 2, in euros. */
const registryScale: Scale = {
  base: 24.040484,
  steps: [
    { from: 6_010.12, rate: 1.75 },
    { from: 30_050.61, rate: 1.25 },
    { from: 60_101.21, rate: 0.75 },
    { from: 150_253.03, rate: 0.3 },
    { from: 601_012.1, rate: 0.2 },
  ],
  max: 2_181.673939,
}

/** Both fees were lowered by 5 % (Real Decreto-ley 8/2010, additional provision 8). */
const reduction = 0.95

/**
 * The fee for the value of a purchase, in euros without IVA; copies, pages and extra entries are
 * charged in addition.
 */
const feeOf = ({ base, steps, max }: Scale, price: number): number => {
  const sum = steps.reduce((total, { from, rate }, index) => {
    const to = steps[index + 1]?.from ?? Infinity
    return total + (Math.max(0, Math.min(price, to) - from) * rate) / 1000
  }, base)
  return Math.min(sum, max) * reduction
}

/**
 * The notary's fee by value for a deed of purchase, in euros without IVA.
 * @param price in euros. The part above {@link notaryTariffEnds} has no tariff and is not counted.
 *
 * @example
 * notaryFee(485_000) // 475.8
 */
export const notaryFee = (price: number): number => feeOf(notaryScale, price)

/** The land registry's fee by value for a purchase, in euros without IVA. */
export const registryFee = (price: number): number => feeOf(registryScale, price)
