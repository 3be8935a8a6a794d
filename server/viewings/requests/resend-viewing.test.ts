import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { rules, slot, viewingsSite } from '../../../testing/viewings.ts'
import { fromJson } from '../../database/schema.ts'
import { findLeads } from '../../leads/find-leads.ts'
import { emailState } from '../../leads/lead-table.ts'
import { resendLead } from '../../leads/resend-lead.ts'
import { viewingsOfLeads } from './viewings-of-leads.ts'

describeOnEachEngine('mailing a viewing to the agency again, on %s', (engine) => {
  const site = viewingsSite(engine)

  const tom = { id: 'tom', name: 'Tom' }
  const resend = (leadId: string) =>
    resendLead(site.database, {
      leadId,
      mailDomain: 'site.test',
      now: site.now,
      viewings: viewingsOfLeads(site.database, rules, () => site.now),
    })
  const stateOf = async (leadId: string) => {
    const [lead] = await findLeads(site.database, leadId)
    return lead && emailState(lead)
  }
  const toOffice = () =>
    site.database.db
      .selectFrom('outbox')
      .select(['id', 'state', 'payload'])
      .where('kind', '=', 'viewing-office')
      .orderBy('created_at')
      .execute()
  const set = (state: 'parked' | 'sent') =>
    site.database.db
      .updateTable('outbox')
      .set({ state, ...(state === 'sent' && { payload: null }) })
      .execute()

  test('tries the e-mail with its half-hours once more, as the same message', async () => {
    const { lead } = await site.ask([slot(0)])
    expect(await stateOf(lead.id)).toBe('waiting')
    const before = await toOffice()
    await set('parked')
    expect(await stateOf(lead.id)).toBe('parked')
    expect(await resend(lead.id)).toBe('retried')
    expect(await toOffice()).toEqual(before)
  })

  test('sends a new e-mail about the present state, to the agency only', async () => {
    const { id, lead } = await site.ask([slot(0), slot(1)])
    await site.viewings.office.confirm(id, slot(1), { actor: tom, member: tom })
    await set('sent')
    site.now += 1000
    expect(await resend(lead.id)).toBe('sent-again')
    const waiting = await site.database.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting.map(({ kind }) => kind)).toEqual(['viewing-office'])
    expect(fromJson(waiting[0]?.payload ?? {})).toMatchObject({
      event: 'confirmed',
      start: slot(1),
      held: [slot(1)],
    })
  })
})
