import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { emailsOfNewViewing } from '../../../testing/emails-of-lead.ts'
import {
  evidence,
  home,
  rules,
  slot,
  viewingsSite,
  wednesdayAnswered,
} from '../../../testing/viewings.ts'
import { deskActor } from '../../audit-log/actor.ts'
import { connect } from '../../database/connect.ts'
import { quarantineLead } from '../../leads/handling/quarantined.ts'
import { acceptLeads } from '../../leads/intake/accept-lead.ts'
import { openSpool } from '../../leads/intake/spool.ts'
import { releaseQuarantined } from '../../leads/release-quarantined.ts'
import type { Guard } from '../../spam/guard.ts'
import { findViewings } from '../find-viewings.ts'
import type { OpenViewing } from '../for-visitors/viewings.ts'
import { slotText } from '../slots/slots.ts'
import { askedBeside } from '../viewing.ts'
import { viewingOfSubmission } from './accept-request.ts'
import { viewingsOfLeads } from './viewings-of-leads.ts'

describeOnEachEngine('requests for viewings, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission, emails, eventsFor } = site

  test('a request holds the earliest free half-hour and sends e-mails to both sides', async () => {
    const first = await ask([slot(1), slot(0)])
    expect(first).toMatchObject({
      state: 'requested',
      sequence: 0,
      start: slot(0),
      heldStart: slot(0),
      heldUntil: wednesdayAnswered,
      home,
      format: 'in-person',
    })
    const second = await ask([slot(0), slot(2), slot(3)])
    expect(second).toMatchObject({ start: slot(2), heldStart: slot(2) })
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'requested'])
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'requested'])
    const { days, known } = await site.viewings.calendar()
    expect(known).toBe(true)
    expect(
      days.flatMap(({ slots }) => slots.flatMap((one) => (one.free ? [] : [one.start]))),
    ).toEqual([slot(0), slot(2)])
  })

  test('two unconfirmed visits of one address are held, each of one home or several', async () => {
    const asked = async (index: number, email: string, halfHours = 1) => {
      const sent = submission([slot(index)])
      const request = { ...sent, fields: { ...sent.fields, email } }
      const { acceptance, token } = await site.viewings.request(
        request,
        { home, halfHours },
        evidence,
      )
      expect(acceptance).toBe('accepted')
      const open = await site.viewings.open(token ?? '')
      return open ?? expect.fail('no viewing')
    }
    const heldBeside = async (open: OpenViewing) =>
      (await site.viewings.heldBeside(open)).map(({ viewing: { heldStart } }) => heldStart)

    const first = await asked(0, 'Elena@example.com', 3)
    const second = await asked(48, 'elena@example.com')
    expect([first, second].map(({ viewing }) => viewing.heldStart)).toEqual([slot(0), slot(48)])
    const third = await asked(4, 'elena@example.com')
    expect(third.viewing.heldStart).toBeUndefined()
    expect(askedBeside(third.viewing.lead, third.viewing).wishes).toEqual([slot(4)])
    expect((await asked(4, 'bruno@example.com')).viewing.heldStart).toBe(slot(4))

    // Whoever typed the address does not learn what is held for it; its owner does.
    expect(await heldBeside(third)).toEqual([])
    expect(await heldBeside({ ...third, role: 'visitor' })).toEqual([slot(0), slot(48)])
    await site.viewings.confirm(first.viewing.id, slot(0))
    expect(await heldBeside({ ...third, role: 'visitor' })).toEqual([slot(48)])
    expect((await asked(5, 'elena@example.com')).viewing.heldStart).toBe(slot(5))
  })

  test('of fifty concurrent requests for two half-hours only two are stored', async () => {
    const other = await connect(site.place)
    try {
      const processes = [site.viewings, site.open(other)]
      const wanted = Array.from({ length: 50 }, (_, index) =>
        // The requests have different orders, as they would arrive from visitors.
        submission(index % 2 ? [slot(3), slot(0)] : [slot(0), slot(3)]),
      )
      const answers = await Promise.all(
        wanted.map((one, index) =>
          (processes[index % 2] ?? site.viewings).request(one, { home }, evidence),
        ),
      )
      const outcomes = Map.groupBy(answers, ({ acceptance }) => acceptance)
      expect(outcomes.get('accepted')).toHaveLength(2)
      expect(outcomes.get('taken')).toHaveLength(48)
    } finally {
      await other.db.destroy()
    }
    const all = await findViewings(site.database.db)
    expect(all).toMatchObject([{ heldStart: slot(0) }, { heldStart: slot(3) }])
    const { db } = site.database
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2)
    const terms = await db.selectFrom('lead_search_terms').select('lead_id').execute()
    expect(new Set(terms.map(({ lead_id }) => lead_id))).toEqual(
      new Set(all.map(({ lead }) => lead.id)),
    )
    expect(await emails()).toHaveLength(2 * emailsOfNewViewing)
  })

  test('a request whose times were taken may be sent again with another time', async () => {
    await ask([slot(0)])
    const late = submission([slot(0)], { consentWording: 'Please write to me.' })
    const { db } = site.database
    const request = (sent: typeof late) => site.viewings.request(sent, { home }, evidence)
    // The second is a repetition of the first, in the same transaction.
    const answers = await Promise.all([request(late), request(late)])
    expect(answers).toEqual([
      { acceptance: 'taken', token: undefined },
      { acceptance: 'taken', token: undefined },
    ])
    expect(await db.selectFrom('consents').selectAll().execute()).toEqual([])
    expect(await emails()).toHaveLength(emailsOfNewViewing)
    const fields = { ...late.fields, slots: slotText(slot(1)) }
    expect((await request({ ...late, fields })).acceptance).toBe('accepted')
  })

  test('several viewings at the same time are possible up to the capacity', async () => {
    site.viewings = site.open(site.database, { capacity: 2 })
    const held = []
    for (let index = 0; index < 2; index++) held.push((await ask([slot(0)])).heldStart)
    expect(held).toEqual([slot(0), slot(0)])
    const third = await site.viewings.request(submission([slot(0)]), { home }, evidence)
    expect(third.acceptance).toBe('taken')
  })

  test('the same form sent twice is one viewing, and both responses link to it', async () => {
    const sent = submission([slot(0)])
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.viewings.request(sent, { home }, evidence)),
    )
    expect(answers.map(({ acceptance }) => acceptance).toSorted()).toEqual([
      'accepted',
      'repeated',
      'repeated',
    ])
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await findViewings(site.database.db)).toHaveLength(1)
  })

  test('a request whose viewing cannot be read is accepted, and the error is logged', async () => {
    const logged: { level: number; err: { message: string } }[] = []
    const noted = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
    const mistake = new TypeError('x is not a function')
    const failing = new Proxy(site.database.db, {
      get: () => () => {
        throw mistake
      },
    })
    expect(
      await viewingOfSubmission({ db: failing, log: noted }, submission([slot(0)]), site.now),
    ).toBeUndefined()
    expect(logged).toMatchObject([{ level: 50, err: { message: mistake.message } }])
  })

  test('a half-hour is not held for a request so late that the hold would be over', async () => {
    const sent = submission([slot(0), slot(60)])
    site.now = wednesdayAnswered
    await acceptLeads(
      site.database.db,
      [
        {
          submission: { ...sent, viewing: { home, mayHold: true } },
          receivedAt: Date.now(),
          acknowledge: true,
        },
      ],
      'site.test',
      { viewings: viewingsOfLeads(site.database, rules, () => site.now) },
    )
    const [late] = await findViewings(site.database.db)
    expect(late?.heldStart).toBe(slot(60))
  })

  test('a suspect holds nothing and gets no e-mail; the office gets one', async () => {
    const suspecting: Guard = {
      judge: async () => ({ suspicion: 'stamp', quarantined: false, emails: [], notify: false }),
    }
    site.viewings = site.open(site.database, { guard: suspecting })
    expect(await ask([slot(0)])).toMatchObject({ heldStart: undefined, answersVisitor: false })
    expect(await eventsFor('viewing-office')).toEqual(['requested'])
    expect(await eventsFor('viewing-visitor')).toEqual([])
  })

  test('a quarantined suspect is not a viewing until it is released', async () => {
    const quarantining: Guard = {
      judge: async () => ({ suspicion: 'honeypot', quarantined: true, emails: [], notify: false }),
    }
    site.viewings = site.open(site.database, { guard: quarantining })
    const { acceptance, token } = await site.viewings.request(
      submission([slot(0), slot(1)]),
      { home },
      evidence,
    )
    expect({ acceptance, token }).toEqual({ acceptance: 'accepted', token: undefined })
    expect(await findViewings(site.database.db)).toEqual([])
    expect(await emails()).toEqual([])
    site.viewings = site.open(site.database)
    await ask([slot(0)])
    const kinds = async () => (await emails()).map(({ kind }) => kind).toSorted()
    const before = await kinds()

    const [suspect] = await findViewings(site.database.db, { quarantined: true })
    const id = suspect?.lead.id ?? expect.fail('it was not stored')
    const release = () =>
      releaseQuarantined(
        {
          ...site.database,
          mailDomain: 'site.test',
          clock: () => site.now,
          viewings: viewingsOfLeads(site.database, rules, () => site.now),
        },
        id,
      )
    expect(await Promise.all([release(), release()])).toEqual(expect.arrayContaining([true, false]))
    expect(await findViewings(site.database.db)).toMatchObject([
      expect.anything(),
      { lead: { id, suspicion: null }, home, state: 'requested', heldStart: slot(1) },
    ])
    expect(await kinds()).toEqual([...before, 'viewing-office'].toSorted())
    expect(await site.viewings.confirm(suspect?.id ?? '', slot(1))).toBe('done')
    expect((await emails()).filter(({ kind }) => kind === 'viewing-visitor')).toHaveLength(2)
  })

  test('a quarantined request frees its half-hour, and holds it again', async () => {
    const { id, lead } = await ask([slot(0)])
    const viewings = viewingsOfLeads(site.database, rules, () => site.now)
    const needs = { ...site.database, mailDomain: 'site.test', viewings, clock: () => site.now }
    const quarantine = () => quarantineLead(needs, lead.id, deskActor)
    expect(await quarantine()).toBe('quarantined')
    const other = await ask([slot(0)])
    expect(other.heldStart).toBe(slot(0))
    await site.viewings.cancel(other.id, 'office')
    const before = (await emails()).length
    await releaseQuarantined(needs, lead.id)
    expect(await findViewings(site.database.db, { id })).toMatchObject([{ heldStart: slot(0) }])
    expect(await emails()).toHaveLength(before)

    await site.viewings.confirm(id, slot(0))
    expect(await quarantine()).toBe('confirmedViewing')
  })

  test('a request from the spool holds the half-hours that are free when it is stored', async () => {
    await ask([slot(0)])
    const spool = openSpool(site.place.dataDir)
    const sent = submission([slot(0), slot(1)])
    await spool.keep([
      {
        submission: { ...sent, viewing: { home, mayHold: true } },
        receivedAt: Date.now(),
        acknowledge: true,
      },
    ])
    const arrivals = spool.oldest(10).map(({ arrival }) => arrival)
    spool.close()
    await acceptLeads(site.database.db, arrivals, 'site.test', {
      viewings: viewingsOfLeads(site.database, rules, () => site.now),
    })
    const all = await findViewings(site.database.db)
    expect(all.find(({ lead }) => lead.fields.name === sent.fields.name)).toMatchObject({
      home,
      heldStart: slot(1),
      answersVisitor: true,
    })
  })
})
