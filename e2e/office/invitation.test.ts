import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy, newEmail } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { enterOffice, type OfficeMember, rename } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('an invitation to the office, on %s', (engine) => {
  let site: ServedSite
  let manager: OfficeMember
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    manager = await enterOffice(site, 'manager')
    await rename(manager, 'Pilar Gómez')
  })
  afterAll(() => site.close())

  const password = 'olivos-y-mareas'
  const chosen = { password, confirm: password }

  async function invite(language: 'en' | 'es', role = 'agent') {
    const email = newEmail('marta')
    const form = { intent: 'invite', email, name: 'Marta Ruiz', role, language }
    expect((await manager.visitor.post('/office/staff', form)).status).toBe(303)
    return { email, ...(await received(email)) }
  }

  /** The last e-mail with a link for choosing a password, and the path of that link. */
  async function received(email: string): Promise<{ message: Email; link: string }> {
    const withLink = async () =>
      (await emailsTo(site, email)).findLast(({ text }) => text?.includes('/reset-password'))
    await expect.poll(withLink).toBeTruthy()
    const message = await withLink()
    if (!message) throw new Error('the e-mail is gone')
    const [link = ''] = /http\S+\/reset-password\S+/.exec(message.text ?? '') ?? []
    expect(link.startsWith(site.url)).toBe(true)
    return { message, link: link.slice(site.url.length) }
  }

  test('says who invites, as what and for how long, and leads into the office', async () => {
    const { email, message, link } = await invite('es')
    expect(message.subject).toBe('Invitación a la oficina de Alborán Residences')
    for (const part of [message.text, message.html]) {
      expect(part).toContain('Hola, Marta Ruiz:')
      expect(part).toContain('Pilar Gómez le invita a la oficina')
      expect(part).toContain('Su función será la de agente')
      expect(part).toContain('durante 72 horas')
      expect(part).toContain(`${site.url}/es/login`)
      // A code for clients without our page would be mistaken for the authenticator's.
      expect(part).not.toMatch(/\b\d{6}\b/)
    }

    const { get, post } = visitorOf(site)
    const page = await (await get(link)).text()
    expect(page).toContain('Elija su contraseña</h1>')
    expect(page).toContain('Doce caracteres como mínimo.')
    // A short password does not use up the link.
    const short = await post(link, { password: 'olivar-9', confirm: 'olivar-9' })
    expect(short.status).toBe(400)
    expect(await short.text()).toContain('del equipo debe tener al menos 12 caracteres')
    expect((await post(link, chosen)).headers.get('Location')).toBe('/es/office')
    expect((await get('/es/office/leads')).headers.get('Location')).toBe('/es/office/enrol')
    const enrol = await (await get('/es/office/enrol')).text()
    // The password was chosen a moment ago.
    expect(enrol).not.toContain('name="password"')
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(enrol)?.[1] ?? '').replaceAll(' ', '')
    const codes = await post('/es/office/enrol', { code: codeNow(secret) })
    expect(await codes.text()).toContain('Guarde estos códigos en papel')
    expect(await (await get('/es/office/staff')).text()).toContain(email)
    const subjects = async () => (await emailsTo(site, email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('La verificación en dos pasos está activada')
    expect(await subjects()).not.toContain('Se ha cambiado su contraseña')
  })

  test('a used, expired or incomplete link says so, and what to do next', async () => {
    const { email, link } = await invite('en', 'manager')
    const newcomer = visitorOf(site)
    const incomplete = await (await newcomer.get('/reset-password?type=invite')).text()
    expect(incomplete).toContain('This link is not complete.')
    expect(incomplete).toContain('/forgot-password')
    await site.database.db
      .updateTable('auth_one_time_tokens')
      .set({ expires_at: 1 })
      .where('email', '=', email)
      .execute()
    const expired = await newcomer.post(link, chosen)
    expect(expired.status).toBe(400)
    expect(await expired.text()).toContain('This invitation has been used or has expired.')
    expect((await newcomer.get('/office')).status).toBe(404)

    // The page offers a new link, with which a member can also choose their first password.
    await newcomer.post('/forgot-password', { email })
    await expect.poll(async () => (await emailsTo(site, email)).length).toBe(2)
    const again = (await emailsTo(site, email)).find(({ subject }) => subject?.includes('password'))
    const path = /\/reset-password\S+/.exec(again?.text ?? '')?.[0] ?? ''
    const { headers } = await newcomer.post(path, chosen)
    expect(headers.get('Location')).toBe('/login?sent=reset')
    const signedIn = await newcomer.post('/login', { email, password })
    expect(signedIn.headers.get('Location')).toBe('/office')
    expect(await (await visitorOf(site).post(link, chosen)).text()).toContain('has been used')
  })
})
