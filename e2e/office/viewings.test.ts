import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fromJson } from '#server/database/schema.ts'
import { hour } from '#server/shared/time/durations.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { localTime } from '#server/shared/time/zoned-time.ts'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { enterOffice, newMember, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('viewings in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  let home: string
  /** Half-hours that can be requested, in order of time. */
  let slots: string[]
  const page = '/office/viewings'
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    agent = await enterOffice(site, 'agent')
    const [property] = await site.database.db.selectFrom('properties').select('slug').execute()
    home = `/properties/${property?.slug}/viewing`
    const html = await (await site.get(home)).text()
    slots = [...html.matchAll(/name="slot"[^>]*value="(20\d\d-[^"]+Z)"/g)].map(
      ([, slot = '']) => slot,
    )
  })
  afterAll(() => site.close())

  const text = async (path = page) => (await agent.visitor.get(path)).text()
  const act = (fields: Record<string, string>) => agent.visitor.post(page, fields)

  let people = 0
  /** The half-hour in Spain, in the format of the form's field. */
  const local = (slot: string) => localTime(Date.parse(slot))
  const dayOf = (slot: string) => local(slot).slice(0, 10)

  /**
   * Requests a viewing at a half-hour.
   * @returns the viewing.
   */
  async function somebodyAsks(slot = '', name = 'Joy Okafor') {
    const email = `guest-${++people}@example.com`
    const answer = await visitorOf(site).post(home, {
      name,
      email,
      phone: '+34 600 000 000',
      format: 'in-person',
      slot,
    })
    expect(answer.status).toBe(303)
    const stored = site.database.db
      .selectFrom('viewings')
      .innerJoin('leads', 'leads.id', 'viewings.lead_id')
      .select(['viewings.id', 'lead_id'])
      .where('leads.email', '=', email)
    // A busy machine answers from the spool, and stores the request afterwards.
    const waits = { timeout: 30_000 }
    return { ...(await vi.waitFor(() => stored.executeTakeFirstOrThrow(), waits)), email }
  }

  test('staff confirm, move and cancel a request with e-mails, and the lead follows', async () => {
    const [slot = '', other = ''] = [slots[20], slots[40]]
    const viewing = await somebodyAsks(slot)
    expect(await text()).toMatch(/To confirm[\s\S]*Joy Okafor[\s\S]*to confirm/)
    for (const path of ['/office/leads', '/office/leads/board'])
      expect(await text(path), path).toMatch(/Joy Okafor[\s\S]*To confirm \d+ \w+, \d\d:\d\d/)

    const confirm = { intent: 'confirm', viewing: viewing.id, slot }
    expect((await act(confirm)).headers.get('Location')).toBe(
      `${page}?day=${dayOf(slot)}&done=confirm`,
    )
    expect(await text(`/es${page}?day=${dayOf(slot)}`)).toMatch(/Joy Okafor[\s\S]*confirmada/)
    // The home is named in the reader's language, whatever the language of the request.
    const slug = home.split('/')[2] ?? ''
    const { translations } = await site.database.db
      .selectFrom('properties')
      .select('translations')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const titleInSpanish = fromJson(translations ?? '{}').es?.title ?? ''
    expect(titleInSpanish).not.toBe('')
    expect(await text(`/es${page}?day=${dayOf(slot)}`)).toContain(titleInSpanish)
    expect(await text(`/office/leads/${viewing.lead_id}`)).toContain('moved it to Viewing')

    const moved = await act({ intent: 'move', viewing: viewing.id, at: local(other) })
    expect(moved.headers.get('Location')).toContain(`day=${dayOf(other)}`)
    expect(await text(`${page}?day=${dayOf(other)}`)).toContain(local(other).slice(11))
    expect((await act({ intent: 'cancel', viewing: viewing.id })).status).toBe(303)
    expect(await text(`${page}?day=${dayOf(other)}`)).toContain('cancelled')
    await expect
      .poll(async () => (await emailsTo(site, viewing.email)).map(({ subject }) => subject).length)
      .toBeGreaterThanOrEqual(4)
    const log = await text('/office/changes?of=viewings')
    expect(log).toContain(agent.email)
    expect(log).toContain('cancelled')
  })

  test('the week shows everybody’s viewings or a member’s own, as its address says', async () => {
    const [slot = '', other = ''] = [slots[52], slots[84]]
    const viewing = await somebodyAsks(slot)
    await act({ intent: 'confirm', viewing: viewing.id, slot })
    const colleague = await enterOffice(site, 'agent')
    const shown = async (whose: string, day = slot) =>
      (await colleague.visitor.get(`${page}?day=${dayOf(day)}${whose}`)).text()
    expect(await shown('')).toContain('Joy Okafor')
    expect(await shown('&whose=mine')).not.toContain('Joy Okafor')
    const request = await somebodyAsks(other)
    // A request without an assignee is shown to everybody, and the chosen filter is kept.
    expect(await shown('&whose=mine', other)).toContain('Joy Okafor')
    const answer = await colleague.visitor.post(`${page}?whose=mine`, {
      intent: 'confirm',
      viewing: request.id,
      slot: other,
    })
    expect(answer.headers.get('Location')).toContain('whose=mine')
    expect(await shown('&whose=mine', other)).toContain('Joy Okafor')
  })

  test.each(['/office/leads/', '/office/leads/board'])(
    'a lead that ends with a viewing asks whether it is cancelled, on %s',
    async (screen) => {
      const isBoard = screen.endsWith('board')
      const { id, lead_id } = await somebodyAsks(slots[isBoard ? 70 : 72], 'Eva Ends')
      const stateOf = async () =>
        (
          await site.database.db
            .selectFrom('viewings')
            .select('state')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).state
      const path = isBoard ? screen : screen + lead_id
      const end = isBoard
        ? { intent: 'move', lead: lead_id, name: 'Eva', from: 'new', to: 'lost', reason: 'price' }
        : { intent: 'stage', from: 'new', stage: 'lost', reason: 'price' }
      const asked = await agent.visitor.post(path, end)
      expect(asked.status).toBe(409)
      expect(await asked.text()).toContain('Cancel it too?')
      expect(await stateOf()).toBe('requested')
      expect((await agent.visitor.post(path, { ...end, viewings: 'cancel' })).status).toBe(303)
      expect(await stateOf()).toBe('cancelled')
      expect(await text(`/office/leads/${lead_id}`)).toContain('cancelled the viewing of')
    },
  )

  test('a request is confirmed from its lead, which says so', async () => {
    const slot = slots[62] ?? ''
    const { id, lead_id, email } = await somebodyAsks(slot, 'Mar Vidal')
    const lead = `/es/office/leads/${lead_id}`
    const offered = async (path: string) =>
      (await pageOf(await agent.visitor.get(path)))
        .querySelectorAll('button[name=slot]')
        .map((button) => button.getAttribute('value'))
    expect(await offered(lead)).toContain(slot)
    const done = await agent.visitor.post(lead, { intent: 'confirm', viewing: id, slot })
    expect(done.status).toBe(303)
    const after = done.headers.get('Location') ?? ''
    expect(await text(after)).toContain(
      'Visita confirmada. El visitante y la oficina reciben un correo.',
    )
    expect(await offered(after)).toEqual([])
    const subjects = async () => (await emailsTo(site, email)).map(({ subject }) => subject)
    await expect.poll(async () => (await subjects()).join()).toMatch(/confirm/i)
  })

  test('a viewing is moved and cancelled on the page of its lead, without leaving it', async () => {
    const [slot = '', free = ''] = [slots[64], slots[90]]
    const { id, lead_id, email } = await somebodyAsks(slot, 'Olga Ruiz')
    const lead = `/es/office/leads/${lead_id}`
    await agent.visitor.post(lead, { intent: 'confirm', viewing: id, slot })
    const forms = async () => only(await pageOf(await agent.visitor.get(lead)), '.lead__viewing')
    expect(textOf(await forms())).toContain('Cambiar')
    const startOf = () =>
      site.database.db
        .selectFrom('viewings')
        .select(['state', 'start_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const refused = await agent.visitor.post(lead, {
      intent: 'move',
      viewing: id,
      day: 'other',
      at: '2020-01-01T10:00',
      note: 'Mejor por la tarde.',
    })
    expect(refused.status).toBe(409)
    const form = only(await pageOf(refused), '.lead__viewing')
    expect(textOf(form)).toContain('Ese día ya ha pasado.')
    expect(textOf(only(form, 'details[open] textarea'))).toBe('Mejor por la tarde.')
    const moved = await agent.visitor.post(lead, { intent: 'move', viewing: id, free })
    expect(moved.headers.get('Location')).toBe(`${lead}?sent=move`)
    expect(await text(moved.headers.get('Location') ?? '')).toContain(
      'Visita cambiada. El visitante y la oficina reciben un correo.',
    )
    const note = 'Cerramos ese día.'
    const cancelled = await agent.visitor.post(lead, { intent: 'cancel', viewing: id, note })
    expect(cancelled.status).toBe(303)
    expect(await startOf()).toMatchObject({ state: 'cancelled' })
    expect((await pageOf(await agent.visitor.get(lead))).querySelector('.lead__viewing')).toBeNull()
    const mails = async () => (await emailsTo(site, email)).map((mail) => mail.text ?? '').join()
    await expect.poll(mails).toContain(note)
  })

  test('a lead whose viewing has taken place gets another from its page', async () => {
    const [slot = '', next = ''] = [slots[118], slots[120]]
    const { id, lead_id } = await somebodyAsks(slot, 'Nadia Frei')
    const lead = `/office/leads/${lead_id}`
    const arrange = `/office/viewings/new?lead=${lead_id}`
    const linked = async () => (await text(lead)).includes(`href="${arrange}"`)
    await agent.visitor.post(lead, { intent: 'confirm', viewing: id, slot })
    expect(await linked()).toBe(false)
    await site.database.db
      .updateTable('viewings')
      .set({ start_at: Date.now() - 24 * hour })
      .where('id', '=', id)
      .execute()
    expect(await linked()).toBe(true)
    expect((await agent.visitor.post(arrange, { at: local(next) })).status).toBe(303)
    const main = textOf(only(await pageOf(await agent.visitor.get(lead)), 'main'))
    expect(main).toContain(`confirmed the viewing of ${shortDateAndTime(Date.parse(next), 'en')}`)
    expect(main).not.toContain('moved the viewing')
  })

  test('a meeting place in one language alone is refused, and stays as typed', async () => {
    const only1 = { placeEn: '', placeEs: 'Oficina de ventas, calle 2' }
    const answer = await act({ intent: 'place', ...only1 })
    expect(answer.status).toBe(400)
    const shown = await pageOf(answer)
    expect(textOf(only(shown, '.meetingplace .error'))).toContain('Write it in English too')
    expect(only(shown, 'input[name=placeEs]').getAttribute('value')).toBe(only1.placeEs)
    expect(only(shown, 'input[name=placeEn]').getAttribute('aria-invalid')).toBe('true')
    expect(await text(`/es${page}`)).toContain('No hay ninguno')
  })

  test('the meeting place that staff set is in e-mails, pages and the log', async () => {
    const fields = { placeEn: 'Sales office, <Calle> 2', placeEs: 'Oficina de ventas, calle 2' }
    expect(await text(`/es${page}`)).toContain('No hay ninguno')
    const done = await act({ intent: 'place', ...fields })
    expect(await text(done.headers.get('Location') ?? '')).toMatch(
      /Meeting place saved[\s\S]*say: Sales office, &lt;Calle&gt; 2/,
    )
    expect(await (await site.get(`/es${home}`)).text()).toContain(fields.placeEs)
    const { id, email } = await somebodyAsks(slots[78] ?? '', 'Vera Ruiz')
    await act({ intent: 'confirm', viewing: id, slot: slots[78] ?? '' })
    const raw = async () => (await emailsTo(site, email)).map((one) => one.text ?? '').join()
    await expect.poll(raw).toContain(fields.placeEn)
    expect(await text('/es/office/changes?of=settings')).toMatch(/Ajuste: punto de encuentro/)
    await act({ intent: 'place', placeEn: '', placeEs: '' })
  })

  test('without a meeting place a lead says so where its viewing is confirmed', async () => {
    const { lead_id: id } = await somebodyAsks(slots[100] ?? '', 'Paula Rey')
    const warning = 'No meeting place is set'
    expect(await text(`/office/leads/${id}`)).toContain(warning)
    await act({ intent: 'place', placeEn: 'Sales office', placeEs: 'Oficina de ventas' })
    expect(await text(`/office/leads/${id}`)).not.toContain(warning)
    await act({ intent: 'place', placeEn: '', placeEs: '' })
  })

  test('another time for a request says that it confirms the viewing', async () => {
    const slot = slots[102] ?? ''
    const { id } = await somebodyAsks(slot, 'Rosa Mena')
    const html = await text()
    expect(html).toContain('Confirm at this time')
    expect(html).toContain('This confirms the viewing at the new time at once.')
    const other = local(slots[104] ?? '')
    const moved = await act({ intent: 'move', viewing: id, at: other, requested: 'yes' })
    expect(moved.headers.get('Location')).toContain('done=confirm')
    expect(await text(moved.headers.get('Location') ?? '')).toContain('Confirmed.')
  })

  test('what the agent adds to a move or a cancellation is in its e-mail', async () => {
    const [slot = '', other = ''] = [slots[68], slots[90]]
    const { id, email } = await somebodyAsks(slot, 'Iker Sanz')
    const form = await pageOf(await agent.visitor.get(page))
    expect(form.querySelectorAll('textarea[name=note]').length).toBeGreaterThanOrEqual(2)
    const note = 'The notary can only come <later>.'
    await act({ intent: 'move', viewing: id, at: local(other), note })
    await act({ intent: 'cancel', viewing: id, note: 'The owner is ill.' })
    const raw = async () => (await emailsTo(site, email)).map((one) => JSON.stringify(one)).join()
    await expect.poll(raw).toContain('The owner is ill.')
    expect(await raw()).toContain(note)
  })

  test('whoever confirms a viewing takes its lead, and may leave it to nobody', async () => {
    const slot = slots[66] ?? ''
    const { id, lead_id } = await somebodyAsks(slot, 'Nadia Osei')
    const inWeek = await pageOf(await agent.visitor.get(page))
    const form = inWeek
      .querySelectorAll('form')
      .find((one) => one.querySelector(`button[value="${slot}"]`))
    expect(form?.querySelector('input[name=leadTaken]')?.getAttribute('value')).toBe(lead_id)
    const done = await act({ intent: 'confirm', viewing: id, slot, leadTaken: lead_id })
    const after = done.headers.get('Location') ?? ''
    expect(await text(after)).toMatch(/The lead is now yours[\s\S]*Leave it unassigned/)
    const assignee = async () => {
      const leads = site.database.db.selectFrom('leads').select('assignee_id')
      return (await leads.where('id', '=', lead_id).executeTakeFirstOrThrow()).assignee_id
    }
    expect(await assignee()).toBe(agent.id)
    expect((await agent.visitor.post(after, { intent: 'leave', lead: lead_id })).status).toBe(303)
    expect(await assignee()).toBeNull()
    expect(await text(`/office/leads/${lead_id}`)).toContain('assigned it to nobody')
  })

  test('a time chosen for a day that is no longer shown does not count', async () => {
    const [slot = '', other = ''] = [slots[74], slots[114]]
    const viewing = await somebodyAsks(slot)
    const move = (fields: Record<string, string>) =>
      act({ viewing: viewing.id, intent: 'move', ...fields })
    const refused = await move({ free: slot, day: dayOf(other) })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Choose one of the times of that day')
    expect((await move({ free: other, day: 'other', at: local(other) })).status).toBe(303)
    expect(await text(`${page}?day=${dayOf(other)}`)).toContain('Joy Okafor')
  })

  test('the held half-hour is in the week, a confirmed one in the list and at its lead', async () => {
    const asked = slots.slice(70, 73)
    const [first = '', second = ''] = asked
    const email = 'noor@example.com'
    const query = new URLSearchParams({
      name: 'Noor Vermeer',
      email,
      phone: '+34 600 000 000',
      format: 'in-person',
    })
    for (const slot of asked) query.append('slot', slot)
    await visitorOf(site).post(home, query)
    const { id, lead_id: lead } = await site.database.db
      .selectFrom('viewings')
      .innerJoin('leads', 'leads.id', 'viewings.lead_id')
      .select(['viewings.id', 'lead_id'])
      .where('leads.email', '=', email)
      .executeTakeFirstOrThrow()
    const weeks = await Promise.all(
      [...new Set(asked.map(dayOf))].map((day) => text(`${page}?day=${day}`)),
    )
    const drawn = weeks
      .join('')
      .match(/slot--ask[^>]*>(?:(?!<\/a>)[\s\S])*Noor Vermeer(?:(?!<\/a>)[\s\S])*one of the 3/g)
    expect(new Set(drawn?.map((one) => /--at:([\d.]+)/.exec(one)?.[1])).size).toBe(1)
    await act({ intent: 'confirm', viewing: id, slot: second })
    const day = dayOf(second)
    expect(await text(`/office/leads/${lead}`)).toContain(`href="${page}?day=${day}"`)
    const today = await text()
    expect(today.slice(today.indexOf('id="coming"'))).toMatch(
      new RegExp(`Noor Vermeer[\\s\\S]*day=${day}`),
    )
    expect(first).not.toBe(second)
  })

  test('a refused change is explained beside it, and typed values are kept', async () => {
    const first = await somebodyAsks(slots[5], 'Boris Quist')
    const second = await somebodyAsks(slots[6], 'Petra Ferrer')
    const day = dayOf(slots[6] ?? '')
    const attempts: [Record<string, string>, number, string][] = [
      [{ intent: 'move', at: local(slots[6] ?? '') }, 409, 'Another viewing has this half-hour.'],
      [{ intent: 'move', at: '2026-01-20T10:00' }, 409, 'That day has passed.'],
      [{ intent: 'move', at: `${day}T10:07` }, 400, 'on the hour or half past'],
      [{ intent: 'move', at: 'tomorrow' }, 400, 'on the hour or half past'],
      [{ intent: 'confirm', slot: 'now' }, 400, 'on the hour or half past'],
    ]
    attempts.push([{ intent: 'move', at: `${day}T03:00` }, 409, 'Outside the viewing hours'])
    for (const [fields, status, problem] of attempts) {
      const answer = await act({ ...fields, viewing: first.id })
      expect(answer.status, JSON.stringify(fields)).toBe(status)
      expect(await answer.text()).toContain(problem)
    }
    expect((await act({ intent: 'erase', viewing: second.id })).status).toBe(400)
    expect((await act({ intent: 'cancel', viewing: 'nobody' })).status).toBe(409)
    for (const odd of ['tomorrow', '2026-13-45'])
      expect((await agent.visitor.get(`${page}?day=${odd}`)).status, odd).toBe(200)
  })

  test('the private address holds every viewing until it ends', async () => {
    const viewing = await somebodyAsks(slots[60], 'Clara Lindqvist')
    const made = await (await act({ intent: 'feed' })).text()
    const [, address = ''] =
      /value="http[^"]*?(\/viewing\/feed\.ics\?token=[\w-]+)"/.exec(made) ?? []
    const feed = await site.get(address)
    expect(feed.headers.get('Content-Type')).toContain('text/calendar')
    expect(feed.headers.get('Cache-Control')).toBe('no-store')
    const body = await feed.text()
    expect(body).toContain('Clara Lindqvist')
    expect(body).toContain(`UID:viewing-${viewing.id}-office`)
    expect(body.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
    expect(await text()).not.toContain(address)

    const again = await (await act({ intent: 'feed' })).text()
    expect((await site.get(address)).status).toBe(404)
    const [, second = ''] = /(\/viewing\/feed\.ics\?token=[\w-]+)"/.exec(again) ?? []
    expect((await site.get(second)).status).toBe(200)
    await site.database.db
      .updateTable('auth_users')
      .set({ app_metadata: '{}' })
      .where('id', '=', agent.id)
      .execute()
    expect((await site.get(second)).status, 'no longer staff').toBe(404)
    for (const token of ['', 'guessed', '../..'])
      expect((await site.get(`/viewing/feed.ics?token=${token}`)).status).toBe(404)
  })

  test('nobody else sees or changes a viewing', async () => {
    const viewing = await somebodyAsks(slots[61])
    const unproved = await newMember(site, 'agent', { secondStep: false })
    for (const { visitor } of [{ visitor: visitorOf(site) }, unproved]) {
      expect((await visitor.get(page)).status).not.toBe(200)
      await visitor.post(page, { intent: 'cancel', viewing: viewing.id })
    }
    const { state } = await site.database.db
      .selectFrom('viewings')
      .select('state')
      .where('id', '=', viewing.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('requested')
  })
})
