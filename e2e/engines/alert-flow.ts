import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

/** An alert from its request to its end, by the links in its e-mail. */
export function testAlert(flow: Flow): void {
  const { scripts } = flow
  const alerts = () =>
    flow.database().db.selectFrom('alerts').select(['state', 'search', 'frequency']).execute()
  const villas = (state: 'waiting' | 'active' | 'stopped', frequency = 'immediate') => [
    { state, search: 'type=villa', frequency },
  ]

  test('an alert is asked for', async () => {
    await flow.open('/properties?type=villa')
    await flow.press('.alert-offer a')
    if (!scripts) await expect.poll(flow.address).toBe('/alerts/new?type=villa')
    const form = scripts ? '#alert form:has([name=email])' : 'main form:has([name=email])'
    await expect.poll(() => flow.isVisible(`${form} [name=email]`)).toBe(true)
    await flow.type(`${form} [name=email]`, 'berta@example.com')
    await flow.waitAsAPerson()
    await flow.submit(form)
    await expect.poll(() => flow.text(scripts ? '#alert' : 'main')).toContain('Look in your inbox')
    expect(await alerts()).toEqual(villas('waiting'))
  })

  test('it is confirmed by the link in its e-mail, changed, and stopped', async () => {
    const link = () =>
      flow
        .mail()
        .emails.map(({ text }) => /https?:\/\/\S+\/alerts\/confirm\?\S+/.exec(text ?? '')?.[0])
        .find(Boolean)
    await expect.poll(link).toBeTruthy()
    await flow.goTo(link() ?? '')
    expect(await alerts()).toEqual(villas('waiting'))
    await flow.submit('main form')
    await expect.poll(() => flow.text('main h1')).toBe('Your alert is on')
    expect(await alerts()).toEqual(villas('active'))

    await flow.press('main a[href^="/alerts?token="]')
    await expect.poll(() => flow.text('main h1')).toBe('Your alerts')
    await flow.press('.alerts label:has([value=weekly])')
    await flow.press('.alerts [value=notify]')
    await expect.poll(() => flow.text('main [role=status]')).toBe('Your change is saved.')
    expect(await alerts()).toEqual(villas('active', 'weekly'))

    await flow.press('.alerts [value=stop]')
    await expect.poll(() => flow.isVisible('.alerts [value=start]')).toBe(true)
    expect(await alerts()).toEqual(villas('stopped', 'weekly'))
  })
}
