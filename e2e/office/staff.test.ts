import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { enterOffice, newMember, type OfficeMember } from '../../testing/office.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'

describeOnSqliteFirst('staff in the office, on %s', (engine) => {
  let site: ServedSite
  let manager: OfficeMember
  let agent: OfficeMember
  beforeAll(async () => {
    ;({ site, agent, manager } = await serveOffice(engine))
  })
  afterAll(() => site.close())

  const page = '/office/staff'
  const text = async ({ visitor }: OfficeMember, path = page) => (await visitor.get(path)).text()

  test('a manager invites an agent by e-mail, and the account waits for them', async () => {
    const email = 'marta@example.com'
    const invite = {
      intent: 'invite',
      email: 'Marta@Example.com',
      name: 'Marta Ruiz',
      role: 'agent',
      language: 'es',
    }
    const answer = await manager.visitor.post(page, invite)
    expect(answer.status).toBe(303)
    expect(await text(manager, answer.headers.get('Location') ?? '')).toContain(
      `${email} is invited.`,
    )
    expect(await text(manager)).toMatch(
      /Marta Ruiz[\s\S]*marta@example\.com[\s\S]*Invited, not here yet/,
    )
    await expect.poll(async () => (await emailsTo(site, email)).length).toBe(1)
    const [invitation] = await emailsTo(site, email)
    expect(invitation?.text).toMatch(/\/es\/reset-password\S*invite/)
    for (const [fields, problem] of [
      [{ ...invite, email: 'nobody' }, 'Enter an e-\u2060mail address.'],
      [{ ...invite, name: ' ' }, 'Enter the name'],
      [{ ...invite, email: agent.email }, 'This person is staff already.'],
    ] as const) {
      const refused = await manager.visitor.post(page, fields)
      expect(refused.status).toBeGreaterThanOrEqual(400)
      const body = await refused.text()
      expect(body).toContain(problem)
      expect(body).toContain(`value="${fields.email.toLowerCase()}"`)
    }
    expect(
      (await manager.visitor.post(page, { ...invite, email: 'x@example.com', role: 'owner' }))
        .status,
    ).toBe(400)
  })

  test('an agent sees who is of the staff, and changes nobody', async () => {
    const seen = await text(agent)
    expect(seen).toContain(manager.email)
    expect(seen).not.toContain('Send the invitation')
    for (const intent of ['invite', 'role', 'remove', 'sign-out', 'reset-second-step'])
      expect(
        (
          await agent.visitor.post(page, {
            intent,
            email: intent === 'invite' ? 'friend@example.com' : agent.email,
            role: 'manager',
          })
        ).status,
        intent,
      ).toBe(403)
    expect(await text(manager)).not.toContain('friend@example.com')
  })

  test('a member has a name, which their replies, notes, leads and the log show', async () => {
    const { visitor, email } = agent
    expect(await text(agent)).toContain('no name: replies are signed')
    const id = await sendEnquiry(site, { name: 'Anne', email: 'anne@example.com', message: 'Hi' })
    const lead = `/office/leads/${id}`
    await visitor.post(lead, { intent: 'take' })
    await visitor.post(lead, { intent: 'note', note: 'Two adults.' })
    const named = { intent: 'name', email, name: ' Pilar  Gómez ' }
    expect((await visitor.post(page, named)).status).toBe(303)
    expect((await visitor.post(page, { ...named, email: manager.email })).status).toBe(403)
    await visitor.post(lead, { intent: 'reply', message: 'Yes.', subject: 'Yes', language: 'en' })
    expect(await text(agent, lead)).toMatch(/Pilar Gómez<\/b>, .*Two adults\./)
    for (const path of [page, lead, '/office/leads', '/office/changes'])
      expect(await text(agent, path), path).toContain('Pilar Gómez')
    // Leads are named after their person, as long as there is one.
    expect(await text(agent, '/office/changes?of=leads')).toMatch(/Lead: Anne/)
    await expect
      .poll(async () =>
        (await emailsTo(site, 'anne@example.com')).map(({ text: body }) => body).join(),
      )
      .toContain('Pilar Gómez, Alborán Residences')
    await site.database.db.updateTable('leads').set({ fields: '{}' }).where('id', '=', id).execute()
    expect(await text(agent, '/office/changes?of=leads')).toContain('Lead: deleted lead')
  })

  test('fields of the staff’s page are refused beside them, in the reader’s language', async () => {
    const send = (fields: object) =>
      manager.visitor.post('/es/office/staff', { role: 'agent', ...fields })
    const empty = await pageOf(await send({ intent: 'invite', email: 'lucia', name: '' }))
    const invalid = empty.querySelectorAll('[aria-invalid]').map((one) => one.getAttribute('name'))
    expect(invalid).toEqual(['email', 'name'])
    const said = textOf(only(empty, 'main'))
    expect(said).toContain('Introduzca una dirección de correo.')
    expect(said).toContain('Introduzca el nombre')
    const named = { intent: 'name', email: manager.email, name: ' ' }
    const unnamed = await pageOf(await send(named))
    expect(only(unnamed, 'details[open] [aria-invalid]').getAttribute('name')).toBe('name')
    const forms = unnamed
      .querySelectorAll('main form')
      .filter((form) => form.querySelector('[required]'))
    expect(forms.every((form) => form.hasAttribute('novalidate'))).toBe(true)
  })

  test('a member is signed out everywhere, or removed, at once; the last manager stays', async () => {
    const other = await enterOffice(site, 'agent')
    expect((await other.visitor.get('/office/leads')).status).toBe(200)
    const of = (intent: string) => ({ intent, email: other.email })
    expect((await manager.visitor.post(page, of('sign-out'))).status).toBe(303)
    const ended = await other.visitor.get('/office/leads')
    expect(ended.headers.get('Location')).toBe('/login?next=/office/leads&ended=session')
    expect((await manager.visitor.post(page, of('remove'))).status).toBe(303)
    // A former member gets 404, even in the browser that they used.
    expect((await other.visitor.get('/office/leads')).status).toBe(404)
    expect(await text(manager)).not.toContain(other.email)
    const last = await manager.visitor.post(page, {
      intent: 'role',
      email: manager.email,
      role: 'agent',
    })
    expect(last.status).toBe(409)
    expect(await last.text()).toContain('This is the last manager.')
    const log = await text(manager, '/office/changes?of=staff')
    expect(log).toContain(manager.email)
    expect(log).toContain(other.email)
    expect(await text(agent, '/es/office/changes?of=staff')).toContain('Registro de cambios')
  })

  test('a lost second step is reset by a manager, and set up again', async () => {
    const other = await enterOffice(site, 'agent')
    await other.visitor.get('/office/leads')
    const reset = { intent: 'reset-second-step', email: other.email }
    expect((await manager.visitor.post(page, reset)).status).toBe(303)
    const ended = await other.visitor.get('/office/leads')
    expect(ended.headers.get('Location')).toBe('/login?next=/office/leads&ended=session')
    await other.visitor.post('/login', { email: other.email, password })
    const again = await other.visitor.get('/office/leads')
    expect(again.headers.get('Location')).toBe('/office/enrol')
    expect(await text(manager, '/office/changes?of=staff')).toMatch(
      /Second step[\s\S]*set up[\s\S]*removed/,
    )
    const subjects = async () => (await emailsTo(site, other.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your second step was reset')
    const mail = (await emailsTo(site, other.email)).find(({ subject }) =>
      subject?.includes('reset'),
    )
    expect(mail?.text).toMatch(/the office asks you to set up another[\s\S]*It was reset by \S+/)
  })

  test('a visitor account cannot invite itself', async () => {
    const visitor = await newMember(site, undefined, { secondStep: false })
    expect(
      (
        await visitor.visitor.post(page, {
          intent: 'invite',
          email: visitor.email,
          role: 'manager',
          language: 'en',
        })
      ).status,
    ).toBe(404)
  })
})
