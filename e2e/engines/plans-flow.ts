import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

/** The floor plan of a home, and the homes on the plan of the resort. */
export function testPlans(flow: Flow): void {
  const { scripts } = flow
  test('a press on a room says what it is; without script, its row lights it', async () => {
    const room = '.plans #room-3'
    const opacity = () =>
      flow.read(`getComputedStyle(document.querySelector('${room}')).fillOpacity`)
    await flow.open('/properties/garden-apartment-south-terrace')
    const before = await opacity()
    if (scripts) {
      await flow.press(room)
      await expect.poll(() => flow.text('.roomcard--beside b')).toBe('3')
      expect(await flow.isVisible('.roomcard--beside b')).toBe(true)
    } else {
      await flow.press('.sched tr[data-room="3"] th a')
      expect(await flow.read('location.hash')).toBe('#room-3')
    }
    await expect.poll(opacity).not.toBe(before)
  })

  test('the homes of a search are on the plan of the resort, and lead to their pages', async () => {
    await flow.open('/properties?type=villa')
    await flow.press('.views a:not([aria-current])')
    await expect.poll(flow.address).toBe('/properties?type=villa&view=plan')
    await expect.poll(() => flow.read("document.querySelectorAll('.onplan__n').length")).toBe(7)
    // The last one is above those that are near it.
    const last = '.onplan__n:last-child'
    const to = await flow.read(`document.querySelector('${last}').getAttribute('href')`)
    await flow.press(last)
    await expect.poll(flow.path).toBe(to)
  })
}
