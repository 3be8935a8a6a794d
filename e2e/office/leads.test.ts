import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { leadIdOf, sendEnquiry } from '../../testing/enquiry.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { enterOffice, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('the leads in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    agent = await enterOffice(site, 'agent')
  })
  afterAll(() => site.close())

  let people = 0
  /**
   * Sends an enquiry by the contact form.
   * @returns the lead's id and its e-mail address.
   */
  async function somebodyWrites(message: string, name = 'Anne Whitfield') {
    const email = `person-${++people}@example.com`
    const id = await sendEnquiry(site, { name, email, message })
    return { id, email, path: `/office/leads/${id}` }
  }
  const text = async (path: string) => (await agent.visitor.get(path)).text()

  test('a lead whose page has no readable home is shown', async () => {
    const { id, path } = await somebodyWrites('From a robot')
    await site.database.db
      .updateTable('leads')
      .set({ source_path: '/properties/%FF' })
      .where('id', '=', id)
      .execute()
    const page = await agent.visitor.get(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('From a robot')])
  })

  test('a lead is found, read, answered by e-mail in its thread, and then waits for them', async () => {
    const { path, email } = await somebodyWrites('Is the <b>plunge pool</b> heated?')
    expect(await text('/office/leads?show=unread')).toContain('Anne Whitfield')
    expect(await text('/office/leads?q=plung%20anne')).toContain('Anne Whitfield')
    expect(await text('/office/leads?q=lindqvist')).not.toContain('Anne Whitfield')
    const page = await text(path)
    expect(page).toContain('Is the &lt;b&gt;plunge pool&lt;/b&gt; heated?')
    expect(page).not.toContain('<b>plunge')
    expect(await text('/office/leads?show=unread')).not.toContain(email)

    const empty = await agent.visitor.post(path, { intent: 'reply', message: '  ' })
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Write the message.')
    const holes = await agent.visitor.post(path, {
      intent: 'reply',
      message: 'I can show it on [day and time].',
    })
    expect(await holes.text()).toMatch(
      /Fill in what is in \[square brackets\][\s\S]*I can show it on/,
    )

    const reply = {
      intent: 'reply',
      reply: crypto.randomUUID(),
      subject: 'Your question\r\nBcc: everybody@example.com',
      message: 'Dear Anne,\n\nIt is heated from October to May.',
      language: 'en',
      move: 'answered',
    }
    for (let time = 0; time < 2; time++)
      expect((await agent.visitor.post(path, reply)).headers.get('Location')).toBe(
        // The address has the fragment of the sent reply, so that no browser keeps the form's.
        `${path}?sent=reply#entry-${reply.reply}`,
      )
    await expect.poll(async () => (await emailsTo(site, email)).length).toBe(2)
    const emails = await emailsTo(site, email)
    const [acknowledgement, answer] = [
      emails.find(({ subject }) => !subject?.startsWith('Your question')),
      emails.find(({ subject }) => subject?.startsWith('Your question')),
    ]
    expect(answer?.subject).toBe('Your question Bcc: everybody@example.com')
    expect(answer?.from?.address).toBe('sales@alboran.example')
    expect(answer?.inReplyTo).toBe(acknowledgement?.messageId)
    expect(answer?.text).toContain('It is heated from October to May.')
    await expect.poll(() => text(path)).toMatch(/answered[\s\S]*It is heated[\s\S]*sent /)
  })

  test('every action is recorded with its author', async () => {
    const { path } = await somebodyWrites('A viewing on Friday?')
    const act = (fields: Record<string, string>) => agent.visitor.post(path, fields)
    await act({ intent: 'take' })
    await act({ intent: 'stage', stage: 'offer' })
    await act({ intent: 'follow-up', at: '2099-02-12T09:00', remind: 'on' })
    await act({ intent: 'note', note: 'Two adults, a <i>dog</i>.' })
    await act({ intent: 'draft', message: 'Dear Anne' })
    const page = await text(path)
    for (const said of ['moved it to Offer', 'took it', '12 Feb', 'Dear Anne'])
      expect(page, said).toContain(said)
    expect(page).toContain('Two adults, a &lt;i&gt;dog&lt;/i&gt;.')
    expect(page).toContain('value="2099-02-12T09:00"')
    expect((await act({ intent: 'follow-up', at: 'tomorrow' })).status).toBe(400)
    await act({ intent: 'stage', stage: 'lost', reason: 'price' })
    expect(await text('/office/leads?stage=lost')).toContain(path)
    expect(await text('/es/office/leads?stage=lost')).toContain('Perdida')
  })

  test('each tab counts the leads that it lists, and a won lead stays among all', async () => {
    const { slug, title, ref } = await site.database.db
      .selectFrom('properties')
      .select(['slug', 'title', 'ref'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const asks = {
      name: 'Hugo Laurent',
      phone: '+34 600 000 000',
      reference: ref,
      message: 'Does it face south?',
    }
    await visitorOf(site).post(`/properties/${slug}`, { ...asks, email: 'hugo@example.com' })
    const id = await leadIdOf(site, 'hugo@example.com')
    const counted = async (query: string) => {
      const html = await text(`/office/leads${query}`)
      const [, count] =
        /aria-current="true"[^>]*>[\s\S]*?<b[^>]*>(\d+)</.exec(
          html.slice(html.indexOf('class="tabs"')),
        ) ?? []
      expect(html.match(/class="leadrow"/g)?.length ?? 0, query).toBe(Number(count))
      return Number(count)
    }
    const all = await counted('')
    // Rows and cards name the home.
    for (const path of ['/office/leads', '/office/leads/board'])
      expect(await text(path)).toContain(title)
    await agent.visitor.post(`/office/leads/${id}`, { intent: 'stage', stage: 'won' })
    expect(await counted('')).toBe(all)
    for (const query of ['?show=unread', '?show=mine', '?kind=inquiry', '?stage=won'])
      await counted(query)
    await site.database.db
      .updateTable('leads')
      .set({ side: 'erased' })
      .where('id', '=', id)
      .execute()
    expect(await counted('')).toBe(all - 1)
  })

  test('a made-up request changes nothing', async () => {
    const { id, path } = await somebodyWrites('Hello')
    // A refusal shows the page, which marks the lead as read.
    await agent.visitor.get(path)
    const before = await site.database.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const posts: [Record<string, string>, number][] = [
      [{ intent: 'erase' }, 400],
      [{ intent: 'constructor' }, 400],
      [{ intent: 'stage', stage: 'sold' }, 303],
      [{ intent: 'again', email: 'of-another' }, 409],
      [{ intent: 'give-up', email: 'of-another' }, 409],
    ]
    for (const [fields, status] of posts)
      expect((await agent.visitor.post(path, fields)).status, fields.intent).toBe(status)
    await agent.visitor.post(path, {
      intent: 'stage',
      stage: 'new',
      email: 'other@example.com',
      state: 'suspect',
      assignee_id: 'x',
    })
    expect(
      await site.database.db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual(before)
    for (const made of ['nobody', "x' or 1=1 --", '%00'])
      expect((await agent.visitor.get(`/office/leads/${encodeURIComponent(made)}`)).status).toBe(
        404,
      )
    expect((await agent.visitor.post('/office/leads/nobody', { intent: 'take' })).status).toBe(400)
    const stranger = visitorOf(site)
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post(path, { intent: 'take' })).status).toBe(404)
  })

  test('NUL, which PostgreSQL cannot store, is removed from typed values', async () => {
    const { path } = await somebodyWrites('Hello')
    const noted = await agent.visitor.post(path, {
      intent: 'note',
      note: 'She asked for a call\0back',
    })
    expect(noted.status).toBe(303)
    expect(await text(path)).toContain('She asked for a callback')
  })

  test('the stream of events announces a new lead', async () => {
    const answer = await agent.visitor.get('/office/events')
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let told = ''
    const until = async (pattern: RegExp) => {
      while (!pattern.test(told)) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) break
        told += value ?? ''
      }
      return [...told.matchAll(/"toDo":(\d+)/g)].map(([, count]) => Number(count))
    }
    const [first = 0] = await until(/toDo/)
    await somebodyWrites('Another question')
    expect(await until(new RegExp(`"toDo":${first + 1}`))).toEqual([first, first + 1])
    await reader?.cancel()
    expect((await visitorOf(site).get('/office/events')).status).toBe(404)
  })
})
