import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { enterOffice, newMember, type OfficeMember, signInMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

/** A Monday, two days before the viewings. */
const now = Date.parse('2026-11-23T09:15Z')

/** The changes that each form of the leads' screens would make if it were accepted. */
const forms = (lead: string): [path: string, fields: Record<string, string>][] => [
  [`/office/leads/${lead}`, { intent: 'take' }],
  [`/office/leads/${lead}`, { intent: 'stage', stage: 'won' }],
  [`/office/leads/${lead}`, { intent: 'note', note: 'I was here.' }],
  [`/office/leads/${lead}`, { intent: 'reply', message: 'Pay here', subject: 'Hello' }],
  [`/office/leads/${lead}`, { intent: 'draft', message: 'Pay here' }],
  ['/office/leads/board', { intent: 'move', lead, from: 'new', to: 'won' }],
  [`/office/leads/${lead}/person`, { intent: 'erase', sure: 'on' }],
  ['/office/viewings/new', { at: '2026-11-25T11:00', name: 'I', phone: '600112233' }],
  [`/office/viewings/new?lead=${lead}`, { at: '2026-11-25T11:00' }],
  ['/office/staff', { intent: 'invite', email: 'friend@example.com', role: 'manager' }],
]

const screens = (lead: string) => [
  '/office/leads',
  '/office/leads.data',
  '/office/leads/board',
  '/office/leads/board.data',
  `/office/leads/${lead}`,
  `/office/leads/${lead}.data`,
  `/office/leads/${lead}/person`,
  `/office/leads/${lead}/person.json`,
  '/office/viewings',
  '/office/viewings/new',
  '/office/mail',
  '/office/changes',
  '/office/staff',
  '/office/events',
]

describeOnSqliteFirst('attacks on the leads in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  let lead: string
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    site = await serveSite(engine, behindProxy)
    agent = await enterOffice(site, 'agent')
    const email = 'mallory@example.com'
    lead = await sendEnquiry(site, { name: `Mallory ${script}`, email, message: script })
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  /** All data that the forms would change. */
  const state = async () => {
    const { db } = site.database
    return Promise.all([
      db.selectFrom('leads').selectAll().execute(),
      db.selectFrom('lead_notes').selectAll().execute(),
      db.selectFrom('lead_replies').selectAll().execute(),
      db.selectFrom('lead_drafts').selectAll().execute(),
      db.selectFrom('viewings').selectAll().execute(),
      db.selectFrom('auth_users').select('email').where('email', 'like', 'friend%').execute(),
    ])
  }

  test.each([
    ['a visitor', 404],
    ['a signed-in visitor', 404],
    ['an agent who has given the password alone', 302],
    ['an agent without a second step', 302],
  ] as const)('%s sees nothing and changes nothing', async (who, status) => {
    const member =
      who === 'a visitor'
        ? { visitor: visitorOf(site) }
        : await newMember(site, who === 'a signed-in visitor' ? undefined : 'agent', {
            secondStep: who === 'an agent who has given the password alone',
          })
    if ('email' in member) await signInMember({ ...member, secret: undefined })
    const before = await state()
    for (const path of screens(lead)) {
      const answer = await member.visitor.get(path)
      // A request by script gets the redirect in the body of the response.
      expect(path.includes('.data') ? [202, status] : [status], path).toContain(answer.status)
      expect(await answer.text(), path).not.toContain('mallory@example.com')
    }
    for (const [path, fields] of forms(lead))
      expect((await member.visitor.post(path, fields)).status, path).toBe(status)
    expect(await state()).toEqual(before)
  })

  test('another site cannot post with the session of an agent', async () => {
    const Cookie = [...agent.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const before = await state()
    for (const [path, fields] of forms(lead))
      for (const headers of [
        { Cookie, Origin: 'https://evil.example' },
        { Cookie, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      ])
        expect((await site.post(path, fields, headers)).status, path).toBe(403)
    expect(await state()).toEqual(before)
  })

  test('scripts in what was sent and written are text on every screen', async () => {
    const { visitor } = agent
    const page = `/office/leads/${lead}`
    await visitor.post(page, { intent: 'note', note: script })
    await visitor.post(page, { intent: 'draft', message: script })
    const reply = { intent: 'reply', message: script, subject: script, language: 'en' }
    expect((await visitor.post(page, reply)).status).toBe(303)
    const entered = await visitor.post(`/office/viewings/new?lead=${lead}`, {
      at: '2026-11-25T11:00',
    })
    expect(entered.status).toBe(303)
    for (const language of ['', '/es'])
      for (const path of [
        ...screens(lead).filter((one) => !/\.|events/.test(one)),
        `/office/leads?q=${encodeURIComponent(script)}`,
        `/office/leads?home=${encodeURIComponent(script)}`,
        `/office/leads/board?move=${lead}&who=${encodeURIComponent(script)}`,
        '/office/viewings?day=2026-11-25',
        `${page}?template=first`,
      ]) {
        const html = await (await visitor.get(language + path)).text()
        expect(html, path).not.toContain('<script>alert')
        expect(html, path).not.toContain('<img src=x')
      }
  })

  test('ids and fields that are made up change nothing', async () => {
    const before = await state()
    const { visitor } = agent
    for (const id of ['nobody', "' or 1=1 --", '../../etc/passwd', 'x'.repeat(300)])
      for (const [path, fields] of forms(encodeURIComponent(id))) {
        if (path === '/office/viewings/new' || path === '/office/staff') continue
        const { status } = await visitor.post(path, fields)
        expect(status, `${path} ${fields.intent}`).toBeGreaterThanOrEqual(400)
      }
    const entered = await visitor.post('/office/viewings/new', {
      at: '2026-11-25T11:00',
      name: 'Per',
      phone: '600112233',
      reference: "R%' or 1=1",
    })
    expect(entered.status).toBe(400)
    expect(await entered.text()).toContain('No home has this reference.')
    expect(await state()).toEqual(before)
  })

  test('a caller’s viewing takes the fields of its form and no other', async () => {
    const form = {
      at: '2026-11-26T11:30',
      name: 'Per Lindqvist',
      phone: '+46 700 000 000',
      format: 'in-person',
      language: 'es',
      message: 'Llama desde Estocolmo.',
      stage: 'won',
      state: 'suspect',
      consentWording: 'everything',
      user_id: 'x',
      kind: 'contact',
    }
    const { visitor } = agent
    const wrong = await visitor.post('/office/viewings/new', { ...form, at: '2026-11-26T11:10' })
    expect(wrong.status).toBe(400)
    const page = await wrong.text()
    expect(page).toContain('Enter a day and a time, on the hour or half past.')
    expect(page).toContain('Llama desde Estocolmo.')
    const entered = await visitor.post('/office/viewings/new', form)
    expect(entered.headers.get('Location')).toBe('/office/viewings?day=2026-11-26&done=confirm')
    const stored = await site.database.db
      .selectFrom('leads')
      .selectAll()
      .where('kind', '=', 'viewing')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      stage: 'viewing',
      state: 'new',
      consent_wording: null,
      user_id: null,
      language: 'es',
      email: null,
    })
    const taken = await visitor.post('/office/viewings/new', { ...form, name: 'Joy Okafor' })
    expect(taken.status).toBe(409)
    expect(await taken.text()).toContain('Another viewing has this half-hour.')
  })
})
