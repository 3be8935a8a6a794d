import * as v from 'valibot'
import { buildStages, paymentsDue } from '../../database/tables/column-values.ts'
import type { PurchaseDetails } from '../../database/tables/homes.ts'

const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(160),
  v.regex(/^[^\n\t\p{Cc}]*$/u),
)
const euros = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000_000))
const rent = v.pipe(
  v.strictObject({ min: euros, max: euros }),
  v.check(({ min, max }) => min <= max),
)
const month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
const payment = v.strictObject({
  percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)),
  due: v.picklist(paymentsDue),
})
const payments = v.pipe(
  v.array(payment),
  v.minLength(1),
  v.maxLength(12),
  v.check((list) => Math.abs(list.reduce((sum, { percent }) => sum + percent, 0) - 100) < 0.01),
)

/** Every detail is optional; the payments add up to the whole price. */
export const purchaseDetails: v.GenericSchema<unknown, PurchaseDetails> = v.strictObject({
  ibi: v.optional(euros),
  rent: v.optional(rent),
  extraParking: v.optional(euros),
  developer: v.optional(line),
  licence: v.optional(line),
  stage: v.optional(v.picklist(buildStages)),
  handover: v.optional(month),
  payments: v.optional(payments),
})
