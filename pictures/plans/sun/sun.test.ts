import { describe, expect, it } from 'vitest'
import { gardenApartment } from '../homes/garden-apartment.ts'
import { RESORT, dayOfYear, declination, equationOfTime, sunPosition } from './position.ts'
import { onTable, onTerrace, shadeTo, sunByMonth, sunInMonth } from './terrace.ts'

const noon = (month: number, day: number) => {
  const n = dayOfYear(2026, month, day)
  // The clock time at which the sun is due south: 12 h, less 4 minutes for each degree east, less
  // the equation of time.
  return { n, utc: 12 - (4 * RESORT.longitude) / 60 - equationOfTime(n, 12) / 60 }
}

describe('sun position', () => {
  // The altitude at noon is 90° − latitude + declination; the solstices are at ±23.44°.
  it.each([
    ['midsummer', 6, 21, 90 - 36.58 + 23.44],
    ['midwinter', 12, 21, 90 - 36.58 - 23.44],
    ['spring equinox', 3, 20, 90 - 36.58],
    ['autumn equinox', 9, 23, 90 - 36.58],
  ])('stands at its height at noon on %s', (_, month, day, altitude) => {
    const { n, utc } = noon(month, day)
    const sun = sunPosition(n, utc)
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.5)
    expect(Math.abs(sun.bearing - 180)).toBeLessThan(0.5)
  })

  it('rises at cos(bearing) = sin(declination) ÷ cos(latitude) on midsummer', () => {
    const n = dayOfYear(2026, 6, 21)
    const bearing = (Math.acos(Math.sin(0.40911) / Math.cos(0.63844)) * 180) / Math.PI
    const hour =
      Array.from({ length: 600 }, (_, i) => 3 + i / 100).find(
        (h) => sunPosition(n, h).altitude > 0,
      ) ?? 0
    expect(bearing).toBeCloseTo(60.3, 1)
    expect(Math.abs(sunPosition(n, hour).bearing - bearing)).toBeLessThan(0.5)
    // Without refraction the time is about seven in the morning, summer time.
    expect(hour + 2).toBeGreaterThan(6.9)
    expect(hour + 2).toBeLessThan(7.2)
  })

  it('has the known declinations and equation of time', () => {
    expect(declination(dayOfYear(2026, 6, 21), 12)).toBeCloseTo(23.44, 1)
    expect(equationOfTime(dayOfYear(2026, 11, 3), 12)).toBeCloseTo(16.4, 0)
    expect(equationOfTime(dayOfYear(2026, 2, 11), 12)).toBeCloseTo(-14.2, 0)
  })
})

describe('sun on a terrace', () => {
  it('ends its shade at cover − height ÷ tan(altitude) for a sun straight ahead', () => {
    // The midwinter sun at noon is at 30°: 2.75 − 2.75 ÷ 0.577 = −2.01, so it reaches two metres
    // indoors.
    expect(shadeTo(30, 1, 2.75, 2.75)).toBeCloseTo(-2.01, 2)
    // The midsummer sun at noon is at 76.9°: 2.75 − 2.75 ÷ 4.297 = 2.11.
    expect(shadeTo(76.9, 1, 2.75, 2.75)).toBeCloseTo(2.11, 2)
  })

  it('is on the garden apartment’s table in winter and not in summer', () => {
    const months = sunByMonth(gardenApartment.sun, 2026)
    const shaded = months.filter(({ table }) => table.length === 0).map(({ month }) => month)
    expect(shaded).toEqual([4, 5, 6, 7, 8])
  })

  it('leaves a terrace to the south until the sun has come round in June', () => {
    const june = sunInMonth(gardenApartment.sun, 2026, 6)
    const december = sunInMonth(gardenApartment.sun, 2026, 12)
    // The sun is due east at 36.58° N on midsummer when sin(altitude) = sin(dec) ÷ sin(lat) =
    // 0.667, so about 42° up, at 10:37.
    expect(june.terrace[0]?.[0]).toBeGreaterThan(10.4)
    expect(june.terrace[0]?.[0]).toBeLessThan(11.2)
    expect(december.terrace[0]?.[0]).toBeLessThan(9.1)
  })

  it('is on an open roof whenever it is up', () => {
    const roof = { key: 'solarium', fronts: [], cover: 0, height: 0, table: 0 } as const
    expect(onTerrace({ altitude: 4, bearing: 10 }, roof)).toBe(true)
    expect(onTable({ altitude: 4, bearing: 10 }, roof)).toBe(true)
    expect(onTerrace({ altitude: 2, bearing: 180 }, roof)).toBe(false)
  })
})
