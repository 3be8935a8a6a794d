import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { leadHandlingOn } from '../../../testing/leads.ts'
import { outageOf } from '../../../testing/outage.ts'
import { rules, slot, viewingsSite } from '../../../testing/viewings.ts'
import type { LeadHandling } from '../../leads/handling/handling.ts'
import { viewingsOfLeads } from '../requests/viewings-of-leads.ts'

const tom = { id: 'tom', name: 'Tom' }
const byTom = { member: tom, actor: { id: 'tom', name: 'tom@example.com' } }

describeOnEachEngine('a lead that ends with its viewings, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, stored, eventsFor } = site
  let handling: LeadHandling
  beforeEach(() => {
    const clock = () => site.now
    handling = leadHandlingOn(site.database, clock, viewingsOfLeads(site.database, rules, clock))
  })
  const end = { from: 'viewing', to: 'lost', reason: 'price', openViewings: 'cancel' } as const
  const leadOf = (id: string) => handling.read(id, tom.id)

  /** A confirmed viewing. */
  const arranged = async () => {
    const { id, lead } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    return { id, leadId: lead.id }
  }

  test('they are cancelled, their half-hours are free, and both sides are told', async () => {
    const { id, leadId } = await arranged()
    expect(await handling.move(leadId, end, byTom)).toEqual({ outcome: 'moved' })
    expect(await stored(id)).toMatchObject({ state: 'cancelled', heldStart: undefined })
    expect(await leadOf(leadId)).toMatchObject({ stage: 'lost', side: 'closed' })
    for (const kind of ['viewing-visitor', 'viewing-office'])
      expect(await eventsFor(kind)).toEqual(['requested', 'confirmed', 'cancelled'])
    expect((await ask([slot(0)])).heldStart).toBe(slot(0))
  })

  test('the member is asked about a viewing booked since the lead was opened', async () => {
    const { id, leadId } = await arranged()
    const unasked = { ...end, openViewings: undefined }
    expect(await handling.move(leadId, unasked, byTom)).toEqual({
      outcome: 'hasOpenViewings',
      starts: [slot(0)],
    })
    expect(await leadOf(leadId)).toMatchObject({ stage: 'viewing' })
    expect(await handling.move(leadId, { ...end, openViewings: 'keep' }, byTom)).toEqual({
      outcome: 'moved',
    })
    expect(await stored(id)).toMatchObject({ state: 'confirmed', heldStart: slot(0) })
  })

  test('a viewing that is moved while its lead ends is cancelled, or known before', async () => {
    const { id, leadId } = await arranged()
    const unasked = { ...end, openViewings: undefined }
    const [moved, ended] = await Promise.all([
      site.viewings.move(id, slot(2), 'office'),
      handling.move(leadId, unasked, byTom),
    ])
    expect([moved, ended.outcome]).toEqual(['done', 'hasOpenViewings'])
    expect([[slot(0)], [slot(2)]]).toContainEqual('starts' in ended ? ended.starts : [])
  })

  test('a viewing that has begun stays as it is', async () => {
    const { id, leadId } = await arranged()
    site.now = slot(0)
    expect(await handling.move(leadId, end, byTom)).toEqual({ outcome: 'moved' })
    expect(await stored(id)).toMatchObject({ state: 'confirmed' })
  })

  test('a failing database ends neither the lead nor its viewings', async () => {
    const { id, leadId } = await arranged()
    const endOutage = outageOf(site.database, 'outbox')
    await expect(handling.move(leadId, end, byTom)).rejects.toThrow('is unavailable')
    endOutage()
    expect(await stored(id)).toMatchObject({ state: 'confirmed', heldStart: slot(0) })
    expect(await leadOf(leadId)).toMatchObject({ stage: 'viewing', side: 'theirs' })
  })

  test('a lead that a colleague has moved meanwhile keeps its viewings', async () => {
    const { id, leadId } = await arranged()
    const move = { ...end, from: 'new' } as const
    expect(await handling.move(leadId, move, byTom)).toMatchObject({ outcome: 'elsewhere' })
    expect(await stored(id)).toMatchObject({ state: 'confirmed' })
  })
})
