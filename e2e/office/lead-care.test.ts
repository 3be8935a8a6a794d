import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { leadIdOf, sendEnquiry } from '../../testing/enquiry.ts'
import { type OfficeMember, rename } from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('the care of leads, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  let manager: OfficeMember
  beforeAll(async () => {
    ;({ site, agent, manager } = await serveOffice(engine))
    await rename(agent, 'Tom Vega')
    await rename(manager, 'Carmen Ruiz')
  })
  afterAll(() => site.close())

  const get = async (path: string) => (await manager.visitor.get(path)).text()
  const somebodyWrites = (email: string, name: string) =>
    sendEnquiry(site, { name, email, message: 'Is it quiet?' })

  test('a lead is given to a colleague, which the log and the board know', async () => {
    const id = await somebodyWrites('anne@example.com', 'Anne Whitfield')
    const path = `/office/leads/${id}`
    expect(await get(path)).toContain('Tom Vega')
    const given = { intent: 'assign', assignee: agent.id }
    expect((await manager.visitor.post(path, given)).status).toBe(303)
    expect(await get(path)).toContain('assigned it to Tom Vega')
    expect(await get(`/office/leads/board?who=${agent.id}`)).toContain('Anne Whitfield')
    expect(await get(`/office/leads/board?who=${manager.id}`)).not.toContain('Anne Whitfield')

    const stranger = { intent: 'assign', assignee: crypto.randomUUID() }
    const refused = await manager.visitor.post(path, stranger)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('no longer on the staff')
    await manager.visitor.post(path, { intent: 'take' })
    expect(await get(`/es${path}`)).toContain('se asignó la consulta')
  })

  test('a search that finds nothing does not say that all is answered', async () => {
    await somebodyWrites('waiting@example.com', 'Wanda Waiting')
    const html = await get('/es/office/leads?q=zzzz')
    expect(html).toContain('Ninguna consulta coincide con «zzzz».')
    expect(html).not.toContain('Todo contestado')
    expect(html).toContain('Mostrar todas')
  })

  test('criteria sent by a home’s page are not shown as the visitor’s wishes', async () => {
    const home = await site.database.db
      .selectFrom('properties')
      .select(['slug', 'ref'])
      .limit(1)
      .executeTakeFirstOrThrow()
    await visitorOf(site).post(`/properties/${home.slug}`, {
      name: 'Joan Guessed',
      email: 'joan@example.com',
      phone: '600112233',
      reference: home.ref,
      propertyType: 'villa',
      budget: 'over-1000000',
    })
    const id = await leadIdOf(site, 'joan@example.com')
    for (const path of [`/office/leads/${id}`, `/office/leads/${id}/person`])
      expect(await get(path)).not.toMatch(/>[^<"\\]*over €1,000,000\s*</i)
  })

  test('a follow-up is not in the past, and a loss has a reason', async () => {
    const id = await somebodyWrites('late@example.com', 'Lara Late')
    const path = `/office/leads/${id}`
    const past = await manager.visitor.post(path, { intent: 'follow-up', at: '2026-01-02T09:00' })
    expect(past.status).toBe(400)
    expect(await past.text()).toContain('This time has passed.')
    const lost = await manager.visitor.post(path, { intent: 'stage', stage: 'lost', reason: '' })
    expect(lost.status).toBe(400)
    expect(await lost.text()).toContain('Choose why it was lost.')
  })

  test('a lead that was lost goes back by one press, and its history says why', async () => {
    const id = await somebodyWrites('undo@example.com', 'Uma Undone')
    const path = `/office/leads/${id}`
    const end = { intent: 'stage', from: 'new', stage: 'lost', reason: 'price' }
    const after = (await manager.visitor.post(path, end)).headers.get('Location') ?? ''
    expect(after).toContain('closed=new')
    const page = await get(after)
    expect(page).toContain('Undo: back to New')
    expect(page).toContain('moved it to Lost (of the price)')
    const back = { intent: 'stage', from: 'lost', stage: 'new' }
    expect((await manager.visitor.post(path, back)).headers.get('Location')).toBe(path)
  })

  test('the lead names others who may be the same person', async () => {
    await somebodyWrites('ida@example.com', 'Ida Brandt')
    const id = await somebodyWrites('brandt@example.org', 'Ida Brandt')
    expect(await get(`/office/leads/${id}`)).toMatch(/Perhaps the same person[\s\S]*ida@example/)
  })
})
