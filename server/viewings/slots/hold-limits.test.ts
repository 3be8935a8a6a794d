import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { trusting } from '../../../testing/guard.ts'
import { evidence, home, slot, viewingsSite } from '../../../testing/viewings.ts'
import type { Guard } from '../../spam/guard.ts'
import { holdLimits } from './hold-limits.ts'

describeOnEachEngine('limits of held half-hours, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission } = site

  test('are five a day for one mailbox; further requests hold none', async () => {
    const held = []
    for (let index = 0; index <= 5; index++) {
      const { fields } = submission([slot(48 * index)])
      const viewing = await ask([], { fields: { ...fields, email: 'elena@example.com' } })
      held.push(viewing.heldStart !== undefined)
      // What is confirmed does not count for what open requests hold.
      await site.viewings.confirm(viewing.id, undefined)
    }
    expect(held).toEqual([true, true, true, true, true, false])
  })

  test('are ten a day for one network', async () => {
    const held = []
    for (let index = 0; index <= 10; index++) {
      const sent = submission([slot(48 * index)])
      const from = { ...evidence, address: `2001:db8:1:2::${index}` }
      const { token } = await site.viewings.request(sent, { home }, from)
      held.push((await site.viewings.open(token ?? ''))?.viewing.heldStart)
    }
    expect(held.map((start) => start !== undefined)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
    ])
  })

  describe('the calendar of the whole site is not used up by', () => {
    let guard: Guard
    const used = () => ask([slot(0)]).then(({ heldStart }) => heldStart === undefined)
    const askFor = (email: string, id: string) => {
      const sent = submission([slot(2)], { submissionId: id })
      return site.viewings.request(
        { ...sent, fields: { ...sent.fields, email } },
        { home },
        evidence,
      )
    }
    const asOftenAs = async (max: number, once: (index: number) => Promise<unknown>) => {
      for (let index = 0; index <= max; index++) await once(index)
    }
    beforeEach(() => {
      guard = trusting
      site.viewings = site.open(site.database, {
        guard: { judge: (...given) => guard.judge(...given) },
      })
    })

    test('suspects', async () => {
      guard = {
        judge: async () => ({ suspicion: 'stamp', quarantined: true, emails: [], notify: false }),
      }
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor(`robot${index}@example.com`, `robot-${index}`),
      )
      guard = trusting
      expect(await used()).toBe(false)
    })

    test('one mailbox', async () => {
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor('elena@example.com', `mailbox-${index}`),
      )
      expect(await used()).toBe(false)
    })

    test('repetitions, and other texts under an id that is taken', async () => {
      const sent = submission([slot(2)])
      await asOftenAs(holdLimits.mailbox.max, () => site.viewings.request(sent, { home }, evidence))
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor(`other${index}@example.com`, sent.submissionId ?? ''),
      )
      expect(await used()).toBe(false)
      const { email } = sent.fields
      const again = submission([slot(4)])
      const { token } = await site.viewings.request(
        { ...again, fields: { ...again.fields, email: email ?? '' } },
        { home },
        evidence,
      )
      expect((await site.viewings.open(token ?? ''))?.viewing.heldStart).toBe(slot(4))
    })
  })
})
