import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { trusting } from '../../testing/guard.ts'
import { evidence, home, slot, viewingsSite } from '../../testing/viewings.ts'
import type { Guard } from '../spam/guard.ts'
import { holdLimits } from './hold-limits.ts'
import { slotText } from './slots.ts'

describeOnEachEngine('limits of held half-hours, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission } = site

  test('one mailbox holds a limited number of half-hours; further requests hold none', async () => {
    const held = []
    for (let index = 0; index <= holdLimits.mailbox.max; index++) {
      const sent = submission([slot(48 * index)])
      const fields = { ...sent.fields, email: 'elena@example.com' }
      held.push(
        (
          await ask([slot(48 * index)], {
            fields: { ...fields, slots: slotText(slot(48 * index)) },
          })
        ).held.length,
      )
    }
    expect(held).toEqual([...Array.from({ length: holdLimits.mailbox.max }, () => 1), 0])
  })

  describe('the calendar of the whole site is not used up by', () => {
    let guard: Guard
    const used = () => ask([slot(0)]).then(({ held }) => held.length === 0)
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
      expect((await site.viewings.open(token ?? ''))?.viewing.held).toEqual([slot(4)])
    })
  })
})
