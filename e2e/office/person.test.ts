import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser, newUser } from '#server/backend/auth/new-user.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { leadIdOf, sendEnquiry } from '../../testing/enquiry.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { newMember, type OfficeMember } from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('a person in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  let manager: OfficeMember
  beforeAll(async () => {
    ;({ site, agent, manager } = await serveOffice(engine))
  })
  afterAll(() => site.close())

  const get = async (path: string) => (await agent.visitor.get(path)).text()

  const somebodyWrites = (email: string, name: string) =>
    sendEnquiry(site, { name, email, message: `<i>From ${email}</i>` })

  test('two addresses of one person are merged, shown together, and separated', async () => {
    const first = await somebodyWrites('anne@example.com', 'Anne Whitfield')
    const second = await somebodyWrites('aw@example.org', 'Anne Whitfield')
    const path = `/office/leads/${first}/person`
    await agent.visitor.post(`/office/leads/${second}`, { intent: 'note', note: 'Likes terraces.' })
    const before = await get(path)
    expect(before).toContain('&lt;i&gt;From anne@example.com&lt;/i&gt;')
    expect(before).toMatch(/Perhaps the same person[\s\S]*aw@example\.org/)
    expect(before).not.toContain('Likes terraces.')

    const merge = { intent: 'merge', other: second }
    expect((await agent.visitor.post(path, merge)).status).toBe(303)
    const merged = await get(path)
    expect(merged).toContain('Likes terraces.')
    expect(merged).toContain('Separate them again')
    expect(await get(`/es${path}?show=mail`)).not.toContain('Likes terraces.')
    expect(await get(`/office/leads/${second}/person`)).toContain('anne@example.com')

    const file = await agent.visitor.get(`/office/leads/${first}/person.json`)
    expect(file.headers.get('Content-Disposition')).toContain('attachment')
    expect(await file.json()).toMatchObject([
      { email: 'anne@example.com', leads: [{ id: first }] },
      { email: 'aw@example.org', handling: [{ what: 'note', text: 'Likes terraces.' }] },
    ])
    expect((await agent.visitor.post(path, { intent: 'separate' })).status).toBe(303)
    expect(await get(path)).not.toContain('Likes terraces.')
    const log = await get('/office/changes?of=people')
    expect(log).toContain(agent.email)
    expect(log).not.toContain('example.org')
  })

  test('every e-mail, what we changed and the homes that were kept are on the page', async () => {
    const { db } = site.database
    const id = await somebodyWrites('iris@example.com', 'Iris Vance')
    const path = `/office/leads/${id}/person`
    await subscribe(
      db,
      { email: 'iris@example.com', language: 'en', consentWording: 'Yes' },
      'site.test',
      Date.now(),
    )
    await agent.visitor.post(`/office/leads/${id}`, { intent: 'stage', stage: 'viewing' })
    await agent.visitor.get(`${path}.json`)
    const { slug, title } = await db
      .selectFrom('properties')
      .select(['slug', 'title'])
      .orderBy('slug')
      .executeTakeFirstOrThrow()
    const user = newUser({
      email: 'iris@example.com',
      passwordHash: '',
      userMetadata: { shortlist: `${slug}.long-gone` },
      isConfirmed: true,
      now: Date.now(),
    })
    await insertUser(db, user)

    const mail = textOf(
      only(await pageOf(await agent.visitor.get(`${path}?show=mail`)), '.timeline'),
    )
    expect(mail).toContain('Confirmation of the newsletter')
    const changes = textOf(
      only(await pageOf(await agent.visitor.get(`${path}?show=changes`)), '.timeline'),
    )
    expect(changes).toMatch(/moved it to Viewing/)
    expect(changes).toContain('exported the data of this person')
    expect(changes).not.toContain('From iris')
    const now = only(await pageOf(await agent.visitor.get(path)), `a[href="/properties/${slug}"]`)
    expect(textOf(now)).toBe(title)
    expect(await get(path)).toContain('long-gone, no longer on the site')
    const spanish = await get(`/es${path}?show=changes`)
    expect(spanish).toContain('exportó los datos de esta persona')
    expect(spanish).toContain('nuestros cambios')
  })

  test('a withdrawal of consent is recorded, and its button is gone', async () => {
    const email = 'vera@example.com'
    await visitorOf(site).post('/contact', { name: 'Vera', email, message: 'Hello', consent: 'on' })
    const id = await leadIdOf(site, email)
    const path = `/office/leads/${id}/person`
    expect(await get(path)).toContain('Record a withdrawal')
    expect(await get(`/es${path}`)).toContain('Anotar la retirada')
    expect((await agent.visitor.post(path, { intent: 'end-news' })).status).toBe(303)
    const ended = await get(path)
    expect(ended).toMatch(/New homes[\s\S]*withdrawn/)
    expect(ended).toContain('recorded that this person wants no more news')
    expect(ended).not.toContain('Record a withdrawal')
    const side = textOf(only(await pageOf(await agent.visitor.get(`/office/leads/${id}`)), 'main'))
    expect(side).toContain('Accepts mail about this only')
    expect((await agent.visitor.post(path, { intent: 'end-news' })).status).toBe(409)
    expect(await get('/office/changes?of=people')).toContain('Accepts news')
  })

  test('any two people are found, compared, and only then merged', async () => {
    const first = await somebodyWrites('nora@example.com', 'Nora Berg')
    const second = await somebodyWrites('berg.family@example.org', 'N. Berg')
    const path = `/office/leads/${first}/person`
    expect(await get(path)).not.toContain('berg.family@example.org')
    const searches = (await pageOf(await agent.visitor.get(path)))
      .querySelectorAll('[role=search]')
      .map((form) => form.getAttribute('aria-label') ?? '')
    expect(new Set(searches).size).toBe(searches.length)
    for (const search of ['n+berg', 'berg.family%40example.org']) {
      const found = await get(`${path}?with=${search}`)
      expect(found, search).toContain('N. Berg')
      expect(found, search).toContain(`${path}?with=${search}&amp;other=${second}`)
    }
    expect(await get(`/es${path}?with=nobody`)).toContain('Nadie más coincide con «nobody».')
    const compared = textOf(
      only(await pageOf(await agent.visitor.get(`${path}?other=${second}`)), 'table'),
    )
    expect(compared).toMatch(/Name Nora Berg N\. Berg E-mail nora.* berg\.family/)
    expect(compared).toMatch(/Enquiries 1 1/)
    expect(await get(path)).not.toContain('Separate them again')
    await agent.visitor.post(path, { intent: 'merge', other: second })
    expect(await get(path)).toContain('Separate them again')
    // A person is not compared with themselves.
    expect(await get(`${path}?other=${second}&with=berg`)).not.toContain('Merge into one person')
    expect(await get(`${path}?other=nobody`)).not.toContain('Merge into one person')
    await agent.visitor.post(path, { intent: 'separate' })
  })

  test('a manager erases a person under all their addresses; an agent may not', async () => {
    const first = await somebodyWrites('carl@example.com', 'Carl Lindqvist')
    const second = await somebodyWrites('lindqvist@example.org', 'Carl Lindqvist')
    const path = `/office/leads/${first}/person`
    await agent.visitor.post(path, { intent: 'merge', other: second })
    expect((await agent.visitor.post(path, { intent: 'erase', sure: 'on' })).status).toBe(403)
    const unsure = await manager.visitor.post(path, { intent: 'erase' })
    expect(unsure.status).toBe(400)
    expect(await unsure.text()).toContain('Tick the box first.')
    expect(await get(path)).toContain('lindqvist@example.org')

    expect((await manager.visitor.post(path, { intent: 'erase', sure: 'on' })).status).toBe(303)
    for (const id of [first, second])
      expect((await agent.visitor.get(`/office/leads/${id}`)).status).toBe(404)
    expect((await agent.visitor.get(path)).status).toBe(404)
    const { db } = site.database
    expect(await db.selectFrom('same_people').select('email').execute()).toEqual([])
    expect(
      await db.selectFrom('leads').select('id').where('email', 'like', '%lindqvist%').execute(),
    ).toEqual([])
  })

  test('nobody else reads or changes a person', async () => {
    const id = await somebodyWrites('nadia@example.com', 'Nadia Rossi')
    const unproved = await newMember(site, 'manager', { secondStep: false })
    for (const { visitor } of [{ visitor: visitorOf(site) }, unproved])
      for (const path of [`/office/leads/${id}/person`, `/office/leads/${id}/person.json`]) {
        expect((await visitor.get(path)).status, path).not.toBe(200)
        await visitor.post(path, { intent: 'erase', sure: 'on' })
      }
    expect(await get(`/office/leads/${id}/person`)).toContain('Nadia Rossi')
    expect((await agent.visitor.get('/office/leads/nobody/person')).status).toBe(404)
    expect((await agent.visitor.post(`/office/leads/${id}/person`, { intent: 'own' })).status).toBe(
      400,
    )
  })
})
