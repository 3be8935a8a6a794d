import { afterAll, beforeAll, expect, test } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { behindProxy, newAddress, publicKey } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { newMember, type OfficeMember, signInMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { samplePicture } from '../../testing/storage.ts'
import { type Visitor, visitorOf } from '../../testing/visitor.ts'

/**
 * The project is the backend of another site of ours, called over HTTP: it has the hosted service's
 * contract, which `server/backend/` compares with the real PostgREST.
 */
describeOnSqliteFirst('the office of a site on %s beside a hosted project', (engine) => {
  let project: ServedSite
  let site: ServedSite
  let member: OfficeMember
  let marta: Visitor
  beforeAll(async () => {
    project = await serveSite('sqlite', behindProxy)
    site = await serveSite(engine, {
      ...behindProxy,
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: publicKey,
    })
    member = { ...(await newMember(project, 'manager')), visitor: visitorOf(site) }
    marta = member.visitor
  })
  afterAll(async () => {
    await site.close()
    await project.close()
  })

  const slug = 'garden-apartment-south-terrace'
  const home = () =>
    project.database.db
      .selectFrom('properties')
      .select(['id', 'revision', 'price'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  const look = async (path: string) =>
    (await site.get(path, { 'X-Forwarded-For': newAddress() })).text()

  test('a member signs in with password and code, and is known by the project alone', async () => {
    expect((await marta.get('/office/leads')).status).toBe(404)
    expect((await signInMember(member)).status).toBe(303)
    const inbox = await marta.get('/office/leads')
    expect([inbox.status, textOf(only(await pageOf(inbox), 'main h1'))]).toEqual([200, 'Leads'])
    const accounts = await site.database.db.selectFrom('auth_users').select('id').execute()
    expect(accounts).toEqual([])
  })

  test('a price that is changed is stored in the project and shown to visitors', async () => {
    const { id, revision, price } = await home()
    const to = price + 1_000
    const answer = await marta.post('/office/homes', {
      id,
      revision: String(revision),
      price: String(to),
    })
    expect(answer.status).toBe(303)
    expect((await home()).price).toBe(to)
    await expect.poll(() => look(`/properties/${slug}`)).toContain(`€${to.toLocaleString('en')}`)
  })

  test('a picture is uploaded into the project, and is in the draft of its home', async () => {
    const at = homePath('en', (await home()).id, 'pictures')
    const body = new FormData()
    const bytes = await samplePicture('jpeg', { width: 1300, height: 900 })
    body.set('pictures', new Blob([bytes]), 'terrace.jpg')
    const cookies = [...marta.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const taken = await site.http.fetch(
      new Request(`${site.url}${at}/upload`, {
        method: 'POST',
        body,
        headers: { Origin: site.url, Cookie: cookies },
      }),
    )
    expect(taken.status).toBe(201)
    const address = await taken.text()
    const stored = await project.database.db.selectFrom('storage_objects').select('name').execute()
    expect(stored).toHaveLength(1)
    expect(await (await marta.get(at)).text()).toContain(`name="en ${address}"`)
    expect((await site.get(address)).headers.get('Content-Type')).toBe('image/jpeg')
  })

  test.each([
    ['/office/homes/import', 'hosted project', 'proyecto alojado'],
    ['/office/staff', 'accounts are in the hosted project', 'proyecto'],
  ])('%s says that this is done in the project, and offers no form', async (path, en, es) => {
    for (const [at, said] of [
      [path, en],
      [`/es${path}`, es],
    ] as const) {
      const page = only(await pageOf(await marta.get(at)), 'main')
      expect(textOf(page)).toContain(said)
      expect(page.querySelectorAll('input[type=file], input[name=email]')).toHaveLength(0)
    }
    const sent = await marta.post(path, { intent: 'invite', email: 'new@example.com' })
    expect(sent.status).toBe(404)
  })
})
