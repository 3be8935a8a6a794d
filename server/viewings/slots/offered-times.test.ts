import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { log, rules, slot, viewingsSite } from '../../../testing/viewings.ts'
import { replyTo } from '../../leads/handling/reply.ts'
import { acceptLeads } from '../../leads/intake/accept-lead.ts'
import { hour } from '../../shared/time/durations.ts'
import { viewingsOfLeads } from '../requests/viewings-of-leads.ts'
import { readCalendar } from './calendar.ts'
import { readOffers } from './offered-times.ts'

describeOnEachEngine('half-hours that replies propose, on %s', (engine) => {
  const site = viewingsSite(engine)
  const [marta, tom] = [
    { id: 'marta', name: 'Marta' },
    { id: 'tom', name: 'Tom' },
  ]

  /** Stores an enquiry; returns its lead. */
  async function lead() {
    const submissionId = crypto.randomUUID()
    const sent = site.submission([], { kind: 'inquiry', submissionId })
    const receivedAt = site.now
    await acceptLeads(site.database.db, [{ submission: sent, receivedAt }], 'site.test')
    const { id } = await site.database.db
      .selectFrom('leads')
      .select('id')
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow()
    return id
  }

  const propose = (
    leadId: string,
    { times, insists = [], by = marta }: { times: number[]; insists?: number[]; by?: typeof tom },
  ) =>
    replyTo(
      {
        ...site.database,
        mailDomain: 'site.test',
        viewings: viewingsOfLeads(site.database, rules, () => site.now),
        clock: () => site.now,
      },
      leadId,
      {
        id: crypto.randomUUID(),
        text: 'Dear Elena',
        subject: 'Re',
        language: 'en',
        times,
        insists,
      },
      { member: by, actor: by },
    )

  const isFree = async (start: number, forLead: string) => {
    const { days } = await readCalendar({ db: site.database.db, rules, log, forLead }, site.now)
    return days.flatMap(({ slots }) => slots).find((one) => one.start === start)?.free
  }
  const offers = (leadId?: string) =>
    readOffers(site.database.db, { leadId, capacity: rules.capacity, now: site.now })

  test('a half-hour is promised to one person, until the offer lapses', async () => {
    const [lucia, henrik] = [await lead(), await lead()]
    expect(await propose(lucia, { times: [slot(0), slot(1)] })).toBe('sent')
    expect(await offers()).toMatchObject([
      { leadId: lucia, start: slot(0), member: 'Marta', isTaken: false },
      { leadId: lucia, start: slot(1) },
    ])
    expect([await isFree(slot(0), henrik), await isFree(slot(0), lucia)]).toEqual([false, true])
    expect(await propose(henrik, { times: [slot(0), slot(2)], by: tom })).toEqual({
      taken: [slot(0)],
    })
    // A refused reply leaves no offers behind.
    expect(await offers(henrik)).toEqual([])
    const meant = { times: [slot(0), slot(2)], insists: [slot(0)], by: tom }
    expect(await propose(henrik, meant)).toBe('sent')
    expect(await offers(henrik)).toHaveLength(2)
    site.now += 48 * hour
    expect(await offers()).toEqual([])
  })

  test('an offer shows that another viewing has taken its half-hour since', async () => {
    const lucia = await lead()
    await propose(lucia, { times: [slot(0), slot(1)] })
    // Visitors can ask for all half-hours, offered or not.
    await site.ask([slot(0)])
    expect((await offers(lucia)).map(({ isTaken }) => isTaken)).toEqual([true, false])
    const other = await lead()
    expect(await propose(other, { times: [slot(0)] })).toEqual({ taken: [slot(0)] })
  })

  test('an offer ends with the viewing that its person gets, or with the lead', async () => {
    const [lucia, henrik] = [await lead(), await lead()]
    await propose(lucia, { times: [slot(0), slot(1)] })
    await propose(henrik, { times: [slot(4)] })
    const enquirer = { leadId: lucia }
    await site.viewings.office.enter(
      { enquirer, home: undefined, start: slot(0), member: tom },
      tom,
    )
    expect(await offers()).toMatchObject([{ leadId: henrik }])
    expect(await isFree(slot(1), henrik)).toBe(true)
    await site.database.db.updateTable('leads').set({ side: 'closed' }).execute()
    expect(await offers()).toEqual([])
  })
})
