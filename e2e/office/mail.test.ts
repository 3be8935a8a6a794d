import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { enterOffice, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('the mail screen, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    agent = await enterOffice(site, 'agent')
  })
  afterAll(() => site.close())

  const page = '/office/mail'
  const text = async (path = page) => (await agent.visitor.get(path)).text()
  const act = (intent: string, id: string) => agent.visitor.post(page, { intent, id })

  /**
   * Sends an enquiry by the contact form.
   * @returns the lead's id.
   */
  async function somebodyWrites(name: string) {
    const email = `${name.toLowerCase()}@example.com`
    return sendEnquiry(site, { name, email, message: `<b>From ${name}</b>` })
  }

  async function suspect(name: string) {
    const id = await somebodyWrites(name)
    // No e-mail is queued for a quarantined lead.
    await site.database.db.deleteFrom('outbox').where('lead_id', '=', id).execute()
    await site.database.db
      .updateTable('leads')
      .set({ state: 'suspect', suspicion: 'honeypot' })
      .where('id', '=', id)
      .execute()
    return id
  }

  /**
   * Makes a parked e-mail about a lead.
   * @returns its id.
   */
  async function parked(leadId: string) {
    const id = crypto.randomUUID()
    await site.database.db
      .insertInto('outbox')
      .values({
        id,
        kind: 'acknowledgement',
        lead_id: leadId,
        payload: null,
        message_id: `${id}@site.test`,
        state: 'parked',
        attempts: 8,
        due_at: 0,
        leased_until: 0,
        last_error: '550 <no such user>',
        created_at: Date.now(),
        sent_at: null,
      })
      .execute()
    return id
  }

  test('a suspect is released into the leads, or discarded for good, with who did it', async () => {
    const [novak, rossi] = [await suspect('Novak'), await suspect('Rossi')]
    const before = await text()
    expect(before).toContain('&lt;b&gt;From Novak&lt;/b&gt;')
    expect(before).toContain('invisible field filled in')
    expect(await text('/es/office/mail')).toContain('rellenó un campo invisible')
    expect(await text('/office/leads')).not.toContain('Novak')

    expect((await act('release', novak)).status).toBe(303)
    expect((await act('release', novak)).status).toBe(409)
    expect(await text('/office/leads')).toContain('Novak')
    expect((await act('discard', rossi)).status).toBe(303)
    expect((await agent.visitor.get(`/office/leads/${rossi}`)).status).toBe(404)
    expect((await act('discard', novak)).status, 'a lead is no suspect').toBe(409)
    const log = await text('/office/changes?of=leads')
    expect(log).toContain('Novak')
    expect(log).toContain('Lead: deleted lead')
    expect(log).toContain(agent.email)
    expect(log).not.toContain('Rossi')
  })

  test('staff put spam aside from a lead’s page, and take it back', async () => {
    const id = await somebodyWrites('Rank')
    expect(await text(`/es/office/leads/${id}`)).toContain('Es spam')
    const spam = await agent.visitor.post(`/es/office/leads/${id}`, { intent: 'spam' })
    const inbox = spam.headers.get('Location') ?? ''
    expect(inbox).toBe(`/es/office/leads?quarantined=${id}`)
    const toldOf = await text(inbox)
    expect(toldOf).toContain('Apartada como spam.')
    expect(toldOf).not.toContain('From Rank')
    expect(await text('/es/office/mail')).toContain('la apartó alguien del equipo')
    const back = { intent: 'release', id }
    const taken = await agent.visitor.post('/es/office/leads', back)
    expect(taken.headers.get('Location')).toBe(`/es/office/leads/${id}`)
    expect(await text(`/es/office/leads/${id}`)).toContain('apartó la consulta como spam')
    const again = await agent.visitor.post('/es/office/leads', back)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('Esta consulta ya no está.')
  })

  test('an e-mail that was given up on is sent again, or never', async () => {
    const lead = await somebodyWrites('Hartley')
    const [first, second] = [await parked(lead), await parked(lead)]
    const before = await text()
    expect(before).toContain('550 &lt;no such user&gt;')
    expect(before).toContain('8 attempts')
    expect((await act('again', first)).status).toBe(303)
    expect((await act('give-up', second)).status).toBe(303)
    expect((await act('again', second)).status).toBe(409)
    await expect
      .poll(() =>
        site.database.db
          .selectFrom('outbox')
          .select(['id', 'state'])
          .where('id', 'in', [first, second])
          .orderBy('state', 'desc')
          .execute(),
      )
      .toEqual([
        { id: first, state: 'sent' },
        { id: second, state: 'dropped' },
      ])
  })

  test('a made-up request changes nothing, and strangers see no mail screen', async () => {
    const id = await suspect('Castellanos')
    expect((await act('erase', id)).status).toBe(400)
    expect((await act('constructor', id)).status).toBe(400)
    const stranger = visitorOf(site)
    for (const path of [page, '/office/changes', '/office/staff']) {
      expect((await stranger.get(path)).status, path).toBe(404)
      expect((await stranger.post(path, { intent: 'discard', id })).status, path).toBe(404)
    }
    const crossSite = await site.post(
      page,
      { intent: 'discard', id },
      {
        Origin: 'https://evil.example',
        Cookie: [...agent.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    )
    expect(crossSite.status).toBe(403)
    expect(await text()).toContain('Castellanos')
  })
})
