import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpUser, password } from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { outageOf } from '../testing/outage.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'

/** A browser's cookies. */
class Device {
  readonly cookies = new Map<string, string>()
  readonly #site: ServedSite
  constructor(site: ServedSite) {
    this.#site = site
  }

  get = (path: string) => this.#keep(this.#site.get(path, this.#header()))
  post = (path: string, fields: Record<string, string>) =>
    this.#keep(this.#site.post(path, fields, { ...this.#header(), Origin: this.#site.url }))
  get list() {
    return this.cookies.get('shortlist')
  }

  #header = () => ({
    Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })

  async #keep(answer: Promise<Response>): Promise<Response> {
    const response = await answer
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }
}

describeOnEachEngine('the shortlist of a user, on %s', (engine) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite(engine)
  })
  afterAll(() => site.close())

  const signIn = async (email: string) => {
    const device = new Device(site)
    const enter = async () =>
      expect((await device.post('/login', { email, password })).status).toBe(303)
    return { device, enter }
  }

  test('is the same on every device: what was kept is added, what was removed is gone', async () => {
    const { email } = await signUpUser(site)
    const { device: laptop, enter } = await signIn(email)
    await laptop.post('/shortlist', { add: 'one' })
    await enter()
    expect(laptop.list).toBe('one')
    const { device: phone, enter: enterOnPhone } = await signIn(email)
    await phone.post('/shortlist', { add: 'two' })
    await enterOnPhone()
    expect(phone.list).toBe('one.two')

    const own = await laptop.get('/shortlist')
    expect(own.headers.get('Location')).toBe('/shortlist?homes=one.two')
    expect(laptop.list).toBe('one.two')
    await laptop.post('/shortlist', { remove: 'one' })
    await phone.get('/account/status')
    expect(phone.list).toBe('two')
    await phone.post('/shortlist', { remove: 'two' })
    expect(phone.list).toBeUndefined()
    expect((await laptop.get('/shortlist')).status).toBe(200)
    await laptop.get('/account/status')
    expect(laptop.list).toBeUndefined()
  })

  test('is set again as a whole, in its order, when a change is undone', async () => {
    const { email } = await signUpUser(site)
    const { device, enter } = await signIn(email)
    await enter()
    await device.post('/shortlist', { add: 'one.two.three' })
    await device.post('/shortlist', { remove: 'one' })
    await device.post('/shortlist', { set: 'one.two.three' })
    const { device: phone, enter: enterOnPhone } = await signIn(email)
    await enterOnPhone()
    expect(phone.list).toBe('one.two.three')
  })

  test('leaves the browser when its user signs out, and is there again afterwards', async () => {
    const { email } = await signUpUser(site)
    const { device, enter } = await signIn(email)
    await enter()
    await device.post('/shortlist', { add: 'one' })
    await device.post('/sign-out', { page: '/' })
    expect(device.list).toBeUndefined()
    await enter()
    expect(device.list).toBe('one')
  })

  test('stays unchanged while the accounts are away, and the visitor sees an error', async () => {
    const { email } = await signUpUser(site)
    const { device, enter } = await signIn(email)
    await enter()
    await device.post('/shortlist', { add: 'one' })
    const end = outageOf(site.database, 'auth_users')
    try {
      const scripted = await device.post('/shortlist', { add: 'two' })
      expect(scripted.status).toBe(503)
      const back = await device.post('/shortlist', { add: 'two', back: '/properties' })
      expect(back.headers.get('Location')).toBe('/properties?sent=saveFailed')
      expect(device.list).toBe('one')
    } finally {
      end()
    }
  })
})
