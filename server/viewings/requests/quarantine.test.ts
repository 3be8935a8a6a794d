import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { emailsOfNewViewing } from '../../../testing/emails-of-lead.ts'
import { emailWriters } from '../../../testing/emails.ts'
import { home, log, rules, slot, viewingsSite } from '../../../testing/viewings.ts'
import { deskActor } from '../../audit-log/actor.ts'
import { quarantineLead } from '../../leads/handling/quarantined.ts'
import { acceptLeads } from '../../leads/intake/accept-lead.ts'
import { releaseQuarantined } from '../../leads/release-quarantined.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { hour } from '../../shared/time/durations.ts'
import { findViewings } from '../find-viewings.ts'
import { viewingsOfLeads } from './viewings-of-leads.ts'

describeOnEachEngine('viewings of leads that staff quarantine, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission, stored, emails, eventsFor, due } = site

  const needs = () => ({
    ...site.database,
    mailDomain: 'site.test',
    viewings: viewingsOfLeads(site.database, rules, () => site.now),
    clock: () => site.now,
  })
  const quarantine = (leadId: string) => quarantineLead(needs(), leadId, deskActor)
  const release = (leadId: string) => releaseQuarantined(needs(), leadId)

  /** @returns the viewing that staff arrange for a message from the contact form. */
  const arranged = async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const sent = submission([], { kind: 'contact' })
    const receivedAt = site.now
    await acceptLeads(site.database.db, [{ submission: sent, receivedAt }], 'site.test')
    const leads = site.database.db.selectFrom('leads').select('id')
    const { id: leadId } = await leads.executeTakeFirstOrThrow()
    const asked = { enquirer: { leadId }, home, start: slot(0), member: tom }
    expect(await site.viewings.office.enter(asked, tom)).toMatchObject({ outcome: 'arranged' })
    const [viewing] = await findViewings(site.database.db)
    return viewing ?? expect.fail('no viewing')
  }

  test('a confirmed viewing keeps a lead of any form from quarantine', async () => {
    const { id, lead } = await arranged()
    expect(await quarantine(lead.id)).toBe('confirmedViewing')
    expect(await stored(id)).toMatchObject({ state: 'confirmed', heldStart: slot(0) })
    await site.viewings.cancel(id, 'office')
    expect(await quarantine(lead.id)).toBe('quarantined')
  })

  test('a viewing that staff arranged and its visitor moved is freed, and held again', async () => {
    const { id, lead } = await arranged()
    await site.viewings.move(id, slot(48), 'visitor')
    const moved = await stored(id)
    const before = (await emails()).length
    expect(await quarantine(lead.id)).toBe('quarantined')
    expect((await ask([slot(48)])).heldStart).toBe(slot(48))
    await site.database.db.deleteFrom('viewing_slots').execute()
    await release(lead.id)
    expect(await stored(id)).toMatchObject({ sequence: 1, start: slot(48), heldStart: slot(48) })
    expect((await stored(id)).heldUntil).toBe(moved.heldUntil)
    // Only the e-mails of the other request are added.
    expect(await emails()).toHaveLength(before + emailsOfNewViewing)
  })

  test('a request that its visitor has moved is held where it was moved to', async () => {
    const { id, lead } = await ask([slot(0), slot(1)])
    await site.viewings.move(id, slot(48), 'visitor')
    await quarantine(lead.id)
    await release(lead.id)
    expect(await stored(id)).toMatchObject({ sequence: 1, start: slot(48), heldStart: slot(48) })
  })

  test('its e-mails are dropped, and sent once it is released', async () => {
    const { lead } = await ask([slot(0)])
    await quarantine(lead.id)
    const states = async () =>
      (await site.database.db.selectFrom('outbox').select('state').execute()).map(
        ({ state }) => state,
      )
    expect(await states()).toEqual(Array.from({ length: emailsOfNewViewing }, () => 'dropped'))
    await release(lead.id)
    const sent: string[] = []
    const outbox = createOutbox({
      database: site.database,
      mailer: { name: 'test', send: async ({ to }) => void sent.push(to), close() {} },
      log,
      mailFrom: 'site@site.test',
      writers: emailWriters(site.database.db),
      clock: () => site.now,
    })
    outbox.start()
    await expect.poll(() => sent.length).toBe(2)
    await outbox.stop()
    expect(sent.toSorted()).toEqual(['agency@site.test', lead.fields.email])
  })

  test('nobody is reminded of the viewing of a suspect', async () => {
    const { id } = await ask([slot(0)])
    await site.viewings.confirm(id, undefined)
    await site.database.db.updateTable('leads').set({ state: 'suspect' }).execute()
    site.now = slot(0) - 20 * hour
    expect((await due()).reminded).toBe(0)
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'confirmed'])
  })
})
