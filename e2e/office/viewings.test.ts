import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { enterOffice, newMember, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnEachEngine('viewings in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  // A Monday, so that the days of the week are the same in every run.
  const now = Date.parse('2026-11-23T09:10Z')
  const page = '/office/viewings'
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy, { now: () => now })
    agent = await enterOffice(site, 'agent')
  })
  afterAll(() => site.close())

  const text = async (path = page) => (await agent.visitor.get(path)).text()
  const act = (fields: Record<string, string>) => agent.visitor.post(page, fields)

  let people = 0
  /** Somebody asks for a half-hour. @returns the viewing. */
  async function somebodyAsks(slot: string, name = 'Joy Okafor') {
    const email = `guest-${++people}@example.com`
    const [property] = await site.database.db.selectFrom('properties').select('slug').execute()
    const answer = await visitorOf(site).post(`/properties/${property?.slug}/viewing`, {
      name,
      email,
      phone: '+34 600 000 000',
      way: 'in-person',
      slot,
    })
    expect(answer.status).toBe(303)
    const viewing = await site.database.db
      .selectFrom('viewings')
      .innerJoin('leads', 'leads.id', 'viewings.lead_id')
      .select(['viewings.id', 'lead_id'])
      .where('leads.email', '=', email)
      .executeTakeFirstOrThrow()
    return { ...viewing, email }
  }

  test('a request is confirmed, moved and cancelled; the visitor is told, the lead follows', async () => {
    const viewing = await somebodyAsks('2026-11-26T10:00Z')
    const asked = await text()
    expect(asked).toMatch(/To confirm[\s\S]*Joy Okafor[\s\S]*to confirm/)
    expect(asked).toContain('23 to 29 November')

    const confirm = { intent: 'confirm', viewing: viewing.id, slot: '2026-11-26T10:00Z' }
    expect((await act(confirm)).headers.get('Location')).toBe(`${page}?day=2026-11-26&done=confirm`)
    expect(await text(`/es${page}?day=2026-11-26`)).toMatch(
      /jueves, 26 de noviembre[\s\S]*confirmada/,
    )
    expect(await text(`/office/leads/${viewing.lead_id}`)).toContain('moved it to Viewing')

    const moved = await act({ intent: 'move', viewing: viewing.id, at: '2026-11-27T17:30' })
    expect(moved.headers.get('Location')).toContain('day=2026-11-27')
    expect(await text(`${page}?day=2026-11-27`)).toContain('17:30')
    expect((await act({ intent: 'cancel', viewing: viewing.id })).status).toBe(303)
    expect(await text(`${page}?day=2026-11-27`)).toContain('cancelled')
    await expect
      .poll(async () => (await emailsTo(site, viewing.email)).map(({ subject }) => subject).length)
      .toBeGreaterThanOrEqual(4)
    const log = await text('/office/changes?of=viewings')
    expect(log).toContain(agent.email)
    expect(log).toContain('cancelled')
  })

  test('what cannot be done is said beside it, and keeps what was typed', async () => {
    const first = await somebodyAsks('2026-11-25T10:00Z', 'Boris Quist')
    const second = await somebodyAsks('2026-11-25T10:30Z', 'Petra Ferrer')
    const attempts: [Record<string, string>, number, string][] = [
      [{ intent: 'move', at: '2026-11-25T11:30' }, 409, 'Another viewing has this half-hour.'],
      [{ intent: 'move', at: '2026-11-20T10:00' }, 409, 'This half-hour has begun.'],
      [{ intent: 'move', at: '2026-11-25T10:07' }, 400, 'on the hour or half past'],
      [{ intent: 'move', at: 'tomorrow' }, 400, 'on the hour or half past'],
      [{ intent: 'confirm', slot: 'now' }, 400, 'on the hour or half past'],
    ]
    // The time of the second viewing, in Spain.
    for (const [fields, status, problem] of attempts) {
      const answer = await act({ ...fields, viewing: first.id })
      expect(answer.status, JSON.stringify(fields)).toBe(status)
      expect(await answer.text()).toContain(problem)
    }
    expect((await act({ intent: 'erase', viewing: second.id })).status).toBe(400)
    expect((await act({ intent: 'cancel', viewing: 'nobody' })).status).toBe(409)
    for (const day of ['tomorrow', '2026-13-45', '%00'])
      expect((await agent.visitor.get(`${page}?day=${day}`)).status, day).toBe(200)
  })

  test('the private address holds every viewing until it ends', async () => {
    const viewing = await somebodyAsks('2026-12-01T10:00Z', 'Clara Lindqvist')
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
    const viewing = await somebodyAsks('2026-12-02T10:00Z')
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
