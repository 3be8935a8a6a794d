import { citedRange, month, numberValue, rangeValue } from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

/** What a home costs in addition to its price. */
export const costsVariables = {
  COST_IBI_RATE: optional(
    [
      'Property tax (IBI) in per cent of the cadastral value,',
      'by the ordinance of the municipality.',
      'Unset: homes show the range of the law, 0.4 to 1.1.',
    ],
    numberValue('per cent, such as 0.6'),
  ),
  COST_INSURANCE: variable(
    [
      'Home insurance in euros a year for each built square metre, low-high:',
      'our own range, like COST_UTILITIES.',
    ],
    rangeValue('a range such as 2-4'),
    '2-4',
  ),
  COST_UTILITIES: variable(
    'Water, electricity and internet in euros a month for each built square metre, low-high.',
    rangeValue('a range such as 1-1.6'),
    '1-1.6',
  ),
  COST_RANGES_MONTH: variable(
    'The month in which our own ranges of costs were last checked; it is printed beside them.',
    month,
    '2026-11',
  ),
  COST_LENDING: variable(
    [
      'What banks lend buyers who live abroad, in per cent of the price: low-high, a semicolon,',
      'and the source with its date; one such as 2026-11-20 is written out in both languages.',
    ],
    citedRange('a range and its source, such as 60-70; Banco X, 2026-11-20'),
    // cronicaglobal.elespanol.com: “Comprar una vivienda en España sin ser residente”.
    '60-70; Crónica Global, 2025-10-06',
  ),
}
