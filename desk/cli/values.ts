import { looksLikeEmail } from '#server/shared/addresses/email-address.ts'
import { isDate } from '#server/shared/time/dates.ts'
import { day, hour } from '#server/shared/time/durations.ts'
import { UsageError } from './command.ts'

/**
 * Reads one of several words.
 * @throws {UsageError} that names them.
 */
export function parseChoice<T extends string>(
  option: string,
  value: string | undefined,
  values: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = values.find((one) => one === value)
  if (!found) throw new UsageError(`--${option} ${value}: expected ${values.join(', ')}`)
  return found
}

/**
 * Reads a number from 1 on.
 * @throws {UsageError}
 */
export function count(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new UsageError(`--${option} ${value}: expected a number from 1 on`)
  return Number(value)
}

const units: Record<string, number> = { h: hour, d: day, w: 7 * day }

/**
 * Reads a day, a time, or a time ago such as `36h`, `7d`, `2w`.
 * @throws {UsageError}
 */
export function parseMoment(
  option: string,
  value: string | undefined,
  now: number,
): number | undefined {
  if (value === undefined) return undefined
  const [, amount, unit = ''] = /^(\d{1,4})([hdw])$/.exec(value) ?? []
  if (amount) return now - Number(amount) * (units[unit] ?? 0)
  const [, date = ''] = /^(.{10})([T ][\d:.]+(Z|[+-]\d\d:\d\d))?$/.exec(value) ?? []
  const time = isDate(date) ? Date.parse(value) : NaN
  if (Number.isNaN(time))
    throw new UsageError(
      `--${option} ${value}: expected a day such as 2026-11-20, or a time ago such as 7d or 12h`,
    )
  return time
}

/**
 * Reads an e-mail address.
 * @throws {UsageError}
 */
export function emailAddress(value: string): string {
  if (!looksLikeEmail(value.trim())) throw new UsageError(`${value} is not an e-mail address`)
  return value.trim().toLowerCase()
}
