import { expect, test } from 'vitest'
import { sunScale } from '#app/home-groups/units/sun-scale.ts'
import { sunView } from '#app/home-groups/units/sun.server.ts'
import { plans } from '#pictures/plans/homes/index.ts'
import { homes } from '#server/catalogue/seed/homes.ts'

const november = new Date('2026-11-22T12:00:00Z')

test('a covered terrace: the table is in shade in summer and in the sun in winter', () => {
  const sun = sunView('R49052083', 'en', november)
  // At 10:37 on midsummer the sun is due east at an altitude of 42°. It leaves the front as long
  // after noon (14:21 by the clock) as it reached it before noon: at about 18:00.
  expect(sun?.months[5]).toMatchObject({
    name: 'Jun',
    text: '11:05\u2060–\u206017:35, with the table in shade',
    total: '7 h',
    table: [],
  })
  // Sunrise in midwinter is about 8:25; the sun counts from an altitude of 3°.
  expect(sun?.months[11]?.text).toBe('8:50\u2060–\u206017:40, table included')
  expect(sun?.lead).toBe(
    'In December: 8:50\u2060–\u206017:40, table included. In June: 11:05\u2060–\u206017:35, with the table in shade.',
  )
  expect(sun?.months.filter(({ now }) => now).map(({ name }) => name)).toEqual(['Nov'])
  expect(sun?.source).toMatch(/^Terrace, .* and the floor above\./)
})

test('the text about an open roof mentions neither a table nor a floor above', () => {
  const roof = plans.find(({ sun }) => sun.key === 'solarium')
  const sun = sunView(roof?.ref ?? '', 'es', november)
  expect(sun?.title).toBe('Sol en el solárium, mes a mes')
  expect(sun?.months[5]?.text).toMatch(/^\d+:\d\d\u2060–\u2060\d+:\d\d$/)
  expect(sun?.source).not.toContain('vuelo')
})

test('a home without a plan, or with a walled court, has no hours of sun', () => {
  expect(sunView('unknown', 'en', november)).toBeUndefined()
  const court = plans.find(({ sun }) => sun.key === 'patio')
  expect(sunView(court?.ref ?? '', 'en', november)).toBeUndefined()
})

test('a total is that of the printed hours, to the nearest', () => {
  for (const { ref } of plans)
    for (const { name, terrace, total } of sunView(ref, 'en', november)?.months ?? []) {
      const minutes = terrace.map(([from, to]) => Math.round((to - from) * 60))
      const hours = Math.round(minutes.reduce((sum, one) => sum + one, 0) / 60)
      expect([ref, name, total]).toEqual([ref, name, `${hours} h`])
    }
})

test('all hours are on the scale', () => {
  for (const { ref } of plans)
    for (const { terrace } of sunView(ref, 'en', november)?.months ?? [])
      for (const [from, to] of terrace) {
        expect(from).toBeGreaterThanOrEqual(sunScale.first)
        expect(to).toBeLessThanOrEqual(sunScale.last)
      }
})

test('the text of R49052083 agrees with the computed sun', () => {
  const months = sunView('R49052083', 'en', november)?.months ?? []
  const shaded = months.filter(({ table }) => table.length === 0).map(({ name }) => name)
  expect(shaded).toEqual(['Apr', 'May', 'Jun', 'Jul', 'Aug'])
  const home = homes.find(({ ref }) => ref === 'R49052083')
  expect(home?.en.longDescription).toContain('in shade from April to August')
  expect(home?.es.longDescription).toContain('de abril a agosto queda a la sombra')
})
