/** The input of a mortgage with level payments; rates in per cent, the price in euros. */
interface MortgageFigures {
  price: number
  /** The part of the price that the buyer pays themselves. */
  deposit: number
  /** The nominal interest rate a year. */
  rate: number
  years: number
}

interface Mortgage {
  /** The loan in euros. */
  loan: number
  /** The monthly payment in euros. */
  payment: number
  /** The interest over the whole term, in euros. */
  interest: number
}

/**
 * A mortgage by the French system, with level monthly payments.
 *
 * @example
 * mortgage({ price: 485_000, deposit: 40, rate: 3.5, years: 20 }).payment // 1,687.7
 */
export function mortgage({ price, deposit, rate, years }: MortgageFigures): Mortgage {
  const loan = price * (1 - deposit / 100)
  const months = years * 12
  const monthly = rate / 1200
  const payment = monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months)
  return { loan, payment, interest: payment * months - loan }
}
