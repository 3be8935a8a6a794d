import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

const card = (number: number) => `.listing .card:nth-child(${number}) .saveform`

/** Homes that are saved, compared, and seen in one visit. */
export function testComparison(flow: Flow): void {
  const { scripts } = flow
  /** Without script, a saved home has a second button in place of the first. */
  const isSaved = (number: number) =>
    flow.isVisible(`${card(number)} button${scripts ? '[aria-pressed=true]' : '.save--kept'}`)

  test('a saved home is taken back by Undo; without script, by the same button', async () => {
    await flow.open('/properties?status=available')
    await flow.press(`${card(1)} button`)
    await expect.poll(() => isSaved(1)).toBe(true)
    await flow.press(scripts ? '.toast__do button' : `${card(1)} .save--kept`)
    await expect.poll(() => isSaved(1)).toBe(false)
    await expect.poll(() => flow.text('.toast')).not.toContain('Saved')
    expect(await flow.isVisible(`${card(1)} button`)).toBe(true)
  })

  test('three homes are compared, and asked to be seen in one visit', async () => {
    for (const number of [1, 2, 3]) {
      await flow.press(`${card(number)} button`)
      await expect.poll(() => isSaved(number)).toBe(true)
    }
    await flow.open('/shortlist')
    await expect.poll(() => flow.read("document.querySelectorAll('.vs thead h2').length")).toBe(3)
    expect(await flow.text('.vs tbody')).toContain('All in')

    await flow.press('main a[href*="/shortlist/viewing?homes="]')
    await expect.poll(() => flow.text('main h1')).toBe('Three homes, one visit')
    expect(await flow.read("document.querySelectorAll('[name=homes]:checked').length")).toBe(3)
    const form = 'main form:has([name=email])'
    await flow.press(`${form} .slot input:enabled`)
    await flow.typeAll(form, {
      name: 'Vera Visit',
      email: 'vera@example.com',
      phone: '600111222',
    })
    await flow.waitAsAPerson()
    await flow.submit(form)
    await expect.poll(flow.address).toMatch(/^\/viewing\?token=/)
    expect(await flow.text('main')).toContain('an hour and a half')
    expect(await flow.leadsOf('Vera Visit')).toEqual(['viewing'])
    const viewing = flow
      .database()
      .db.selectFrom('viewings')
      .innerJoin('leads', 'leads.id', 'viewings.lead_id')
      .select('half_hours')
      .where('leads.email', '=', 'vera@example.com')
    expect(await viewing.execute()).toEqual([{ half_hours: 3 }])
  })
}
