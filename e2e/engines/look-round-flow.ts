import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

/** The 360° view of a home: over its page with script, laid flat on a page of its own without. */
export function testLookRound(flow: Flow): void {
  const { scripts } = flow
  test('a 360° view opens and turns, or lies flat where it cannot', async () => {
    await flow.open('/properties/lomas-2-top-floor-three-bedrooms')
    await flow.press('main a[href*="/look-round?home="]')
    if (!scripts) {
      await expect.poll(flow.path).toBe('/property-types/lomas-2/look-round')
      expect(await flow.text('.pano__flat')).toContain('laid flat')
      expect(await flow.isVisible('.pano__w img')).toBe(true)
      return
    }
    await expect.poll(() => flow.isVisible('.panodialog[open]')).toBe(true)
    if (await flow.read("document.createElement('canvas').getContext('webgl2') !== null")) {
      await expect.poll(() => flow.text('.panodialog .pano__facing')).toBe('Looking south')
      for (let press = 0; press < 2; press++)
        await flow.press('.panodialog [aria-label="Turn right"]')
      await expect.poll(() => flow.text('.panodialog .pano__facing')).toBe('Looking south-west')
    } else {
      await expect
        .poll(() => flow.text('.panodialog [role=alert]'))
        .toContain('could not be loaded here')
      expect(await flow.isVisible('.panodialog .pano__w img')).toBe(true)
    }
  })
}
