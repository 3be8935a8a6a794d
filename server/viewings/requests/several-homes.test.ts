import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { evidence, slot, start, viewingsSite } from '../../../testing/viewings.ts'
import { connect } from '../../database/connect.ts'
import { hour } from '../../shared/time/durations.ts'
import { findViewings } from '../find-viewings.ts'

describeOnEachEngine('a visit of several homes, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission, stored } = site

  const homes = ['R1', 'R2', 'R3'].map((ref) => ({
    slug: `home-${ref}`,
    ref,
    title: `Home ${ref}`,
  }))
  const [first, ...others] = homes
  const visit = { home: first, moreHomes: others, halfHours: homes.length }
  const askVisit = async (slots: number[], on = site.viewings) => {
    const { token } = await on.request(submission(slots), visit, evidence)
    const opened = await on.open(token ?? '')
    return opened?.viewing ?? expect.fail('no viewing')
  }
  const rows = async () =>
    (await site.database.db.selectFrom('viewing_slots').select('start_at').execute())
      .map(({ start_at }) => start_at)
      .toSorted()

  test('holds a half-hour for each from the earliest start that is free, or none of it', async () => {
    await ask([slot(0)])
    const viewing = await askVisit([slot(0), slot(1), slot(3)])
    expect(viewing).toMatchObject({ homes, halfHours: 3, heldStart: slot(1) })
    expect(await rows()).toEqual([slot(0), slot(1), slot(2), slot(3)])
    const late = await site.viewings.request(submission([slot(2), slot(3)]), visit, evidence)
    expect(late.acceptance).toBe('taken')
    expect(await rows()).toHaveLength(4)
    expect((await ask([slot(4)])).heldStart).toBe(slot(4))
  })

  test('is confirmed, moved onto part of itself, and cancelled as one', async () => {
    const { id } = await askVisit([slot(0), slot(3)])
    expect(await site.viewings.confirm(id, slot(0))).toBe('done')
    expect(await rows()).toEqual([slot(0), slot(1), slot(2)])
    expect(await site.viewings.move(id, slot(1), 'visitor')).toBe('done')
    expect(await rows()).toEqual([slot(1), slot(2), slot(3)])
    expect(await stored(id)).toMatchObject({ start: slot(1), heldStart: slot(1), homes })
    // The visit would continue after the viewing hours.
    expect(await site.viewings.move(id, slot(4), 'visitor')).toBe('notOffered')
    await ask([slot(5)])
    expect(await site.viewings.move(id, slot(3), 'office')).toBe('taken')
    expect(await rows()).toEqual([slot(1), slot(2), slot(3), slot(5)])
    expect(await site.viewings.cancel(id, 'visitor')).toBe('done')
    expect(await rows()).toEqual([slot(5)])
  })

  test('never overlaps another, of fifty at once', async () => {
    const other = await connect(site.place)
    try {
      const processes = [site.viewings, site.open(other)]
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (processes[index % 2] ?? site.viewings).request(
            submission([slot(index % 4)]),
            visit,
            evidence,
          ),
        ),
      )
    } finally {
      await other.db.destroy()
    }
    const holding = await findViewings(site.database.db)
    expect(holding.length).toBeGreaterThan(0)
    const halfHours = holding.flatMap(({ heldStart: start = 0 }) => [
      start,
      start + hour / 2,
      start + hour,
    ])
    expect(new Set(halfHours).size).toBe(halfHours.length)
    expect(await rows()).toEqual(halfHours.toSorted())
  })

  test('counts twice for the limits of its mailbox', async () => {
    const held = []
    for (let index = 0; index < 3; index++) {
      site.now = start + index
      const sent = submission([slot(48 * index)])
      const fields = { ...sent.fields, email: 'elena@example.com' }
      const { token } = await site.viewings.request({ ...sent, fields }, visit, evidence)
      const { viewing } = (await site.viewings.open(token ?? '')) ?? expect.fail('no viewing')
      held.push(viewing.heldStart !== undefined)
      // What is confirmed does not count for what open requests hold.
      await site.viewings.confirm(viewing.id, undefined)
    }
    expect(held).toEqual([true, true, false])
  })
})
