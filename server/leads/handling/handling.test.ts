import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { enquiryOf, leadHandlingOn, storeLead } from '../../../testing/leads.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import type { Database } from '../../database/database.ts'
import type { NewEmail } from '../../mail/email-kind.ts'
import { enqueue } from '../../mail/enqueue.ts'
import { createMailHandling } from '../../mail/mail-handling.ts'
import { minute } from '../../shared/time/durations.ts'
import {
  type ChangingSide,
  noticesOf,
  type ViewingEvent,
  visitorKind,
} from '../../viewings/email-kinds.ts'
import { acknowledgementKind, followUpKind, replyKind } from '../email-kinds.ts'
import { eraseLeads } from '../erase-leads.ts'
import { processDueLeads } from './due-leads.ts'
import type { LeadHandling } from './handling.ts'
import { indexEarlierLeads } from './index-leads.ts'
import { awaitVisitorAgain } from './lead-turns.ts'
import { queryTermsOf, searchTermsOf } from './search-terms.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const tom = { id: 'tom', name: 'Tom' }
const actor = { id: 'tom', name: 'tom@example.com' }

test('a lead is found by its words, its address and the digits of its telephone', () => {
  const words = searchTermsOf({
    name: 'Anne Íñiguez-Whitfield',
    email: 'A.Whitfield@Example.com',
    phone: '+44 7700 900-184',
    reference: 'R47733150',
    message: 'Is the plunge pool heated?',
  })
  for (const word of ['iniguez', 'whitfield', 'a.whitfield@example.com', 'r47733150', 'plunge'])
    expect(words).toContain(word)
  for (const typed of ['+44 7700 900 184', '07700900184', '700 900 184'])
    expect(
      words.some((word) => word.startsWith(queryTermsOf(typed)[0]?.[0] ?? '-')),
      typed,
    ).toBe(true)
  expect(searchTermsOf({ message: 'word '.repeat(4000) })).toEqual(['word'])
})

describeOnEachEngine('how leads are handled, on %s', (engine) => {
  let database: Database
  let handling: LeadHandling
  let now = start
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    now = start
    handling = leadHandlingOn(database, () => now)
  })

  let submissions = 0
  /**
   * Stores a new lead.
   * @returns its id.
   */
  const newLead = (fields: Record<string, string> = {}, quarantined = false): Promise<string> => {
    now += minute
    const submission = enquiryOf(`submission-${++submissions}`, fields)
    return storeLead(database.db, { submission, receivedAt: now, acknowledge: true, quarantined })
  }
  const idsOf = async (...args: Parameters<LeadHandling['list']>) =>
    (await handling.list(...args)).map(({ id }) => id)
  const logOf = async (id: string) => (await handling.read(id, tom.id))?.changes ?? []

  test('new leads wait for us, longest wait first; suspects are not listed', async () => {
    const first = await newLead()
    const second = await newLead()
    await newLead({}, true)
    expect(await handling.list('ours', {})).toMatchObject([
      { id: first, unread: true, stage: 'new', assignee: null, isRefused: false },
      { id: second },
    ])
    expect(await handling.count({})).toEqual({ ours: 2, theirs: 0, closed: 0 })
    expect(await handling.unread()).toBe(2)
    const [one] = await handling.list('ours', {}, { limit: 1 })
    expect(await idsOf('ours', {}, { after: one })).toEqual([second])
  })

  test('a reply is refused while its author has not seen a colleague’s reply', async () => {
    const id = await newLead()
    const reply = { id: 'of-tom', text: 'It is.', subject: 'Re', language: 'en', seen: '' } as const
    const marta = { id: 'marta', name: 'Marta' }
    const later = { ...reply, id: 'of-marta' }
    expect(await handling.reply(id, reply, { member: tom, actor })).toBe('sent')
    now += minute
    expect(await handling.reply(id, later, { member: marta, actor })).toBe('answered')
    expect((await handling.read(id, 'marta'))?.replies).toHaveLength(1)
    // A member who was told about the other reply may still send theirs, and both may write again.
    const meant = { ...later, seen: 'of-tom' }
    expect(await handling.reply(id, meant, { member: marta, actor })).toBe('sent')
    expect(await handling.reply(id, meant, { member: marta, actor })).toBe('repeated')
    expect(await handling.reply(id, { ...reply, seen: '' }, { member: tom, actor })).toBe(
      'repeated',
    )
    now += minute
    expect(
      await handling.reply(id, { ...later, id: 'more', seen: 'of-tom' }, { member: marta, actor }),
    ).toBe('sent')
  })

  test('a reply is sent once, in one thread, and the lead waits for the visitor', async () => {
    const id = await newLead()
    await handling.draft(id, tom.id, { text: 'Dear Anne', replyId: 'r' })
    expect(await handling.read(id, tom.id)).toMatchObject({ draft: { text: 'Dear Anne' } })
    expect((await handling.read(id, 'marta'))?.draft).toBeUndefined()
    const reply = {
      id: 'reply-1',
      text: 'It is still for sale.',
      subject: 'Re: the penthouse',
      language: 'en',
      marksAnswered: true,
    } as const
    expect(await handling.reply(id, reply, { member: tom, actor })).toBe('sent')
    expect(await handling.reply(id, reply, { member: tom, actor })).toBe('repeated')
    expect(await handling.list('ours', {})).toEqual([])
    expect(await handling.read(id, tom.id)).toMatchObject({
      stage: 'answered',
      side: 'theirs',
      // The lead was assigned to nobody, so it is now assigned to the member who answered first.
      assignee: 'Tom',
      unread: false,
      draft: undefined,
      replies: [{ id: 'reply-1', author: 'Tom', email: { state: 'waiting', kind: 'lead-reply' } }],
    })
    expect((await logOf(id)).map(({ actor: who, after }) => [who, after])).toEqual([
      ['tom@example.com', { stage: 'answered', side: 'theirs', assignee: 'Tom' }],
      ['tom@example.com', { reply: 'reply-1' }],
    ])
    const marta = { id: 'marta', name: 'Marta' }
    expect(await handling.reply(id, { ...reply, id: 'reply-4' }, { member: marta, actor })).toBe(
      'sent',
    )
    expect(await handling.read(id, tom.id)).toMatchObject({ assignee: 'Tom' })
    const silent = await newLead({ email: 'no address' })
    expect(await handling.reply(silent, { ...reply, id: 'reply-2' }, { member: tom, actor })).toBe(
      'noAddress',
    )
    expect(
      await handling.reply('nobody', { ...reply, id: 'reply-3' }, { member: tom, actor }),
    ).toBe('unknown')
  })

  const eva = { member: { id: 'eva', name: 'Eva' }, actor: { id: 'eva', name: 'eva@example.com' } }
  const toms = { member: tom, actor }
  const replyOf = (id: string) =>
    ({ id, text: 'It is.', subject: 'Re', language: 'en', marksAnswered: true }) as const

  test.each([
    ['won', 'closed'],
    ['lost', 'closed'],
    ['offer', 'theirs'],
  ] as const)('a reply leaves a lead that a colleague has moved to %s there', async (to, side) => {
    const id = await newLead()
    await handling.move(id, { from: 'new', to, reason: 'price' }, eva)
    const before = await handling.read(id, tom.id)
    expect(await handling.reply(id, replyOf(`to ${to}`), toms)).toBe('sent')
    const { stage, lostReason } = before ?? expect.fail('no lead')
    expect(await handling.read(id, tom.id)).toMatchObject({ stage, lostReason, side })
  })

  test('a reply to a lead that has ended meanwhile is sent only if the author insists', async () => {
    const id = await newLead()
    await handling.move(id, { to: 'lost', reason: 'price' }, eva)
    const { emails } = (await handling.read(id, tom.id)) ?? expect.fail('no lead')
    const reply = { ...replyOf('farewell'), from: 'answered' } as const
    expect(await handling.reply(id, reply, toms)).toBe('ended')
    expect(await handling.read(id, tom.id)).toMatchObject({ replies: [], emails })
    expect(await handling.reply(id, { ...reply, from: 'lost' }, toms)).toBe('sent')
    // The form may be sent twice.
    expect(await handling.reply(id, reply, toms)).toBe('repeated')
    expect(await handling.read(id, tom.id)).toMatchObject({ side: 'closed', lostReason: 'price' })
    // Who has ended the lead knows it.
    expect(await handling.reply(id, { ...reply, id: 'of-eva' }, eva)).toBe('sent')
  })

  test('a call answers a new lead, and assigns an unassigned one to the member', async () => {
    const id = await newLead()
    expect(await handling.call(id, toms)).toBe(true)
    const called = { isCalled: true, unread: false, assignee: 'Tom' }
    expect(await handling.read(id, tom.id)).toMatchObject({ ...called, stage: 'answered' })
    expect(await handling.call('nobody', toms)).toBe(false)
  })

  test('a call keeps the stage and the assignee that a colleague has set', async () => {
    const id = await newLead()
    await handling.move(id, { to: 'won' }, eva)
    await handling.change(id, { assignee: eva.member }, eva.actor)
    expect(await handling.call(id, toms)).toBe(true)
    expect(await handling.read(id, tom.id)).toMatchObject({
      isCalled: true,
      stage: 'won',
      side: 'closed',
      assignee: 'Eva',
    })
  })

  test('a refused e-mail brings its lead back until it is sent again or given up', async () => {
    const id = await newLead()
    const send = (reply: string) =>
      handling.reply(
        id,
        { id: reply, text: 'Hello', subject: 'Hello', language: 'en' },
        { member: tom, actor },
      )
    const refuse = (email: string) =>
      database.db
        .updateTable('outbox')
        .set({ state: 'parked', last_error: '552 quota exceeded' })
        .where('id', '=', email)
        .execute()
    await send('r1')
    await refuse('r1')
    expect(await processDueLeads(database.db, 'site.test', now)).toMatchObject({ refused: 1 })
    expect(await handling.list('ours', {})).toMatchObject([{ id, isRefused: true }])
    expect(
      await handling.settleRefused('another', { emailId: 'r1', become: 'waiting' }, actor),
    ).toBe(false)
    expect(await handling.settleRefused(id, { emailId: 'r1', become: 'waiting' }, actor)).toBe(true)
    expect(await handling.settleRefused(id, { emailId: 'r1', become: 'waiting' }, actor)).toBe(
      false,
    )
    expect(await handling.list('ours', {})).toEqual([])
    await refuse('r1')
    await processDueLeads(database.db, 'site.test', now)
    expect(await handling.settleRefused(id, { emailId: 'r1', become: 'dropped' }, actor)).toBe(true)
    expect(await handling.list('ours', {})).toMatchObject([{ id, isRefused: false }])
    expect((await logOf(id)).at(-1)?.after).toEqual({ email: 'given up' })
  })

  /** Stores an e-mail about a lead that the mail server has refused. */
  const insertRefused = async (email: NewEmail) => {
    const [id = ''] = await enqueue(database.db, email, 'site.test', now)
    await database.db.updateTable('outbox').set({ state: 'parked' }).where('id', '=', id).execute()
    return id
  }

  const noticesTo = (leadId: string, event: ViewingEvent, by: ChangingSide) => {
    const stored = { leadId, sequence: 0, state: 'requested' } as const
    const viewing = { ...stored, held: [], start: undefined, heldUntil: undefined }
    return noticesOf({ event, by, viewing, now })
  }

  test.each(['the lead’s page', 'the mail screen'])(
    'by %s only what staff wrote or decided goes back to its visitor',
    async (screen) => {
      const mail = createMailHandling(database, { wake() {} }, () => now, awaitVisitorAgain)
      const after = async (emailAbout: (leadId: string) => NewEmail | undefined, due = false) => {
        const id = await newLead()
        const followUp = due ? { at: now + 5 * minute, remind: true } : null
        await handling.change(id, { followUp }, actor)
        now += 6 * minute
        const email = await insertRefused(emailAbout(id) ?? expect.fail('no e-mail'))
        const sent =
          screen === 'the mail screen'
            ? mail.sendAgain(email, actor)
            : handling.settleRefused(id, { emailId: email, become: 'waiting' }, actor)
        expect(await sent).toBe(true)
        const lead = await handling.read(id, tom.id)
        expect(lead).toMatchObject({ unread: true, followUpAt: followUp?.at ?? null })
        return lead?.side
      }
      const receipt = (leadId: string) => acknowledgementKind.with({ leadId })
      const reply = (leadId: string) => replyKind.with({ leadId, replyId: 'reply' })
      const notice = (event: ViewingEvent, by: ChangingSide) => (leadId: string) =>
        noticesTo(leadId, event, by).find(({ kind }) => kind === visitorKind.name)
      const due = true
      expect(await after(receipt)).toBe('ours')
      expect(await after(notice('requested', 'visitor'))).toBe('ours')
      expect(await after(notice('moved', 'visitor'))).toBe('ours')
      expect(await after(notice('expired', 'office'))).toBe('ours')
      expect(await after(notice('moved', 'office'), due)).toBe('ours')
      expect(await after(notice('moved', 'office'))).toBe('theirs')
      expect(await after(reply)).toBe('theirs')
    },
  )

  test('a refused e-mail to staff neither brings its lead back nor is shown with it', async () => {
    const id = await newLead()
    const refuse = async (email: NewEmail = expect.fail('no e-mail')) => {
      const { kind } = email
      await handling.change(id, { side: 'theirs' }, actor)
      await insertRefused(email)
      const { refused } = await processDueLeads(database.db, 'site.test', now)
      const [listed] = await handling.list(refused ? 'ours' : 'theirs', {})
      const shown = (await handling.read(id, tom.id))?.emails.map((one) => one.kind)
      return [refused, listed?.isRefused, shown?.includes(kind)]
    }
    const [toOffice, toVisitor] = noticesTo(id, 'confirmed', 'office')
    expect(await refuse(followUpKind.with({ leadId: id }))).toEqual([0, false, false])
    expect(await refuse(toOffice)).toEqual([0, false, false])
    expect(await refuse(toVisitor)).toEqual([1, true, true])
  })

  test('a closed lead has no follow-up, until one is set', async () => {
    const id = await newLead()
    const followUp = { at: now + 5 * minute, remind: true }
    await handling.change(id, { followUp }, actor)
    await handling.move(id, { to: 'won' }, { member: tom, actor })
    expect(await handling.read(id, tom.id)).toMatchObject({ stage: 'won', followUpAt: null })
    await handling.change(id, { followUp }, actor)
    expect(await handling.read(id, tom.id)).toMatchObject({ followUpAt: followUp.at })
  })

  test('a lead with a due follow-up waits for us, and its reminder is sent once', async () => {
    const id = await newLead()
    await handling.change(
      id,
      { side: 'theirs', followUp: { at: now + 5 * minute, remind: true } },
      actor,
    )
    expect(await processDueLeads(database.db, 'site.test', now)).toEqual({
      due: 0,
      reminded: 0,
      refused: 0,
    })
    now += 6 * minute
    expect(await processDueLeads(database.db, 'site.test', now)).toMatchObject({
      due: 1,
      reminded: 1,
    })
    expect(await processDueLeads(database.db, 'site.test', now)).toMatchObject({
      due: 0,
      reminded: 0,
    })
    expect(await idsOf('ours', {})).toEqual([id])
    // After they have replied, they are not asked again.
    await handling.reply(
      id,
      { id: 'r', text: 'Hello', subject: 'H', language: 'en' },
      { member: tom, actor },
    )
    expect(await handling.read(id, tom.id)).toMatchObject({ followUpAt: null, side: 'theirs' })
    expect(await processDueLeads(database.db, 'site.test', now)).toMatchObject({
      due: 0,
      reminded: 0,
    })
  })

  const note = { id: 'note', text: 'Two adults, a dog.' }

  test('a note that is sent twice is stored and logged once', async () => {
    const id = await newLead()
    for (let press = 0; press < 2; press++)
      expect(await handling.note(id, note, { member: tom, actor })).toBe(true)
    expect((await handling.read(id, tom.id))?.notes).toHaveLength(1)
    expect(await readAuditEntries(database.db, { table: 'lead_notes', id })).toHaveLength(1)
  })

  test('stages, assignee and notes are logged with author, without the visitor’s data', async () => {
    const id = await newLead()
    await handling.change(id, { assignee: tom }, actor)
    await handling.change(id, { stage: 'lost', lostReason: 'price' }, actor)
    expect(await handling.note(id, note, { member: tom, actor })).toBe(true)
    expect(await handling.note('nobody', note, { member: tom, actor })).toBe(false)
    expect(await handling.change('nobody', { unread: true }, actor)).toBe(false)
    expect(await handling.read(id, tom.id)).toMatchObject({
      stage: 'lost',
      lostReason: 'price',
      side: 'closed',
      assignee: 'Tom',
      notes: [{ author: 'Tom', text: 'Two adults, a dog.' }],
    })
    expect(await idsOf('closed', { stage: 'lost', assigneeId: 'tom' })).toEqual([id])
    const log = JSON.stringify(await logOf(id))
    expect(log).toContain('"lost_reason":"price"')
    expect(log).not.toMatch(/anne|dog/i)
    expect(await readAuditEntries(database.db, { table: 'lead_notes', id })).toMatchObject([
      { actor: actor.name, action: 'insert', after: { note: 'written' } },
    ])
    await handling.change(id, { stage: 'offer' }, actor)
    expect(await handling.read(id, tom.id)).toMatchObject({ side: 'theirs', lostReason: null })
  })

  test('nothing is written about a lead whose person was erased', async () => {
    const id = await newLead()
    await eraseLeads(database.db, [{ id, submission_id: 'submission' }])
    expect(await handling.note(id, note, { member: tom, actor })).toBe(false)
    expect(await handling.draft(id, tom.id, { text: 'Dear Anne', replyId: 'r' })).toBe(false)
    for (const table of ['lead_notes', 'lead_drafts'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('leads are found by every word that was typed', async () => {
    const anne = await newLead({ message: 'Is the plunge pool heated?', phone: '+44 7700 900184' })
    await newLead({ name: 'Per Lindqvist', email: 'per@example.com', reference: 'R1' })
    const find = (search: string) => idsOf('ours', { search })
    for (const search of ['whit', 'Anne pool', '7700900184', 'ANNE@example.com'])
      expect(await find(search), search).toEqual([anne])
    for (const search of ['whit lind', '%', "' or 1=1 --"])
      expect(await find(search), search).toEqual([])
    expect(await find('example')).toHaveLength(2)
    expect(await idsOf('ours', { home: 'R1' })).toHaveLength(1)
    // The title of the home is not a text of the lead.
    expect(await idsOf('ours', { search: 'calleja', named: ['R1'] })).toHaveLength(1)
    expect(await idsOf('ours', { search: 'lind', named: ['R1'] })).toHaveLength(1)
    await database.db.deleteFrom('lead_search_terms').execute()
    await database.db.updateTable('leads').set({ has_search_terms: 0 }).execute()
    expect([await indexEarlierLeads(database.db), await indexEarlierLeads(database.db)]).toEqual([
      2, 0,
    ])
    expect(await find('whit')).toEqual([anne])
  })

  test('among many leads every list is read from an index', async () => {
    await newLead()
    const insert = sql`insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent, created_at, state, side, side_since, has_search_terms)`
    const rows =
      engine === 'postgres'
        ? sql`select 'x' || n, 'x' || n, 'f', 'contact', 'en', '/', '{}'::jsonb, 0, now(), 'new', 'theirs', n, 1 from generate_series(1, 3000) n`
        : sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < 3000)
            select 'x' || n, 'x' || n, 'f', 'contact', 'en', '/', '{}', 0, '2026-01-01', 'new', 'theirs', n, 1 from s`
    await sql`${insert} ${rows}`.execute(database.db)
    await sql`analyze`.execute(database.db)
    const planOf = async (where: ReturnType<typeof sql>) => {
      const query = sql`select id from leads where state = 'new' and side = 'theirs' and ${where} order by side_since desc, id desc limit 50`
      const { rows: plan } = await (
        engine === 'postgres' ? sql`explain ${query}` : sql`explain query plan ${query}`
      ).execute(database.db)
      return JSON.stringify(plan)
    }
    for (const where of [
      sql`1 = 1`,
      sql`unread = 1`,
      sql`assignee_id = 'tom'`,
      sql`assignee_id is null`,
      sql`stage = 'answered'`,
      sql`stage = 'answered' and (side = 'ours' or side_since >= 2990)`,
      sql`home_ref = 'R1'`,
      sql`id in (select lead_id from lead_search_terms where term >= 'whit' and term < 'whiu')`,
    ]) {
      const plan = await planOf(where)
      expect(plan).toMatch(/leads_\w+|lead_search_terms_term/)
      expect(plan).not.toMatch(/Seq Scan on leads|SCAN leads(?! USING)/)
    }
  })
})
