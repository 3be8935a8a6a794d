import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

const home = '/properties/garden-apartment-south-terrace'
const part = (section: string) => `[aria-labelledby=${section}-title]`

/** Types in place of the initial figure, in a section that is folded in a narrow window. */
async function replace(flow: Flow, field: string, text: string): Promise<void> {
  await flow.read(`document.querySelector('${field}').closest('details').open = true`)
  await flow.read(`document.querySelector('${field}').value = ''`)
  await flow.type(field, text)
}

/** The reader's own figures on the page of a home. */
export function testFigures(flow: Flow): void {
  test('a mortgage is computed again', async () => {
    await flow.open(home)
    await replace(flow, 'details:has(> #borrow) input[name=rate]:not([type=hidden])', '0')
    await flow.submit('details:has(> #borrow) form')
    await expect.poll(flow.address).toContain('rate=0')
    await expect.poll(() => flow.text('details:has(> #borrow) .big')).toContain('€1,213')
  })

  test('owning takes a figure of the reader, and letting their residence', async () => {
    const chosen = () => flow.text(`${part('letting')} .outcomes [aria-current]`)
    const owning = () => flow.text(`${part('owning')} .big`)
    await flow.open(home)
    const initial = await owning()
    await replace(flow, `${part('owning')} input[name=ibi]:not([type=hidden])`, '900')
    await flow.submit(`${part('owning')} form`)
    await expect.poll(flow.address).toContain('ibi=900')
    await expect.poll(owning).not.toBe(initial)
    const own = await owning()
    expect(await chosen()).toContain('UK and other countries')
    await flow.press(`${part('letting')} .outcomes a[href*="residence=eu"]`)
    await expect.poll(chosen).toContain('EU and EEA')
    expect(await flow.address()).toMatch(/ibi=900.*residence=eu/)
    expect(await owning()).toBe(own)
  })
}
