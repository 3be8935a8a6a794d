import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { homes as allHomes } from '#server/catalogue/seed/homes.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

const [apartment, villa, carat] = [
  'garden-apartment-south-terrace',
  'palm-10-villa-on-the-court',
  'carat-three-bedrooms-on-the-curve',
] as const
const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055 012 3456' }
/** A Monday; the first half-hour that is offered is on Tuesday at 10:30 in Málaga. */
const monday = Date.parse('2026-11-23T09:15Z')
const [half10, eleven, half11] = [
  '2026-11-24T09:30Z',
  '2026-11-24T10:00Z',
  '2026-11-24T10:30Z',
] as const

describeOnEachEngine('one visit for several homes, on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await startSite(engine, {}, { clock: () => monday })
  })
  afterEach(() => site.close())

  const page = (homes: readonly string[], prefix = '') =>
    `${prefix}/shortlist/viewing?homes=${homes.join('.')}`
  const ask = (homes: readonly string[], fields: Record<string, string> = {}, prefix = '') =>
    site.post(page(homes, prefix), {
      ...person,
      format: 'in-person',
      slot: half10,
      page: `${prefix}/shortlist/viewing`,
      ...fields,
    })
  const saved = { Cookie: `shortlist=${apartment}.${villa}.${carat}` }
  const mainOf = async (response: Response) => only(await pageOf(response), 'main')
  const slots = async () =>
    (await site.database.db.selectFrom('viewing_slots').select('start_at').execute())
      .map(({ start_at }) => new Date(start_at).toISOString().slice(11, 16))
      .toSorted()
  const emails = async (count: number): Promise<Email[]> => {
    const files = () => {
      try {
        return readdirSync(join(site.dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
      } catch {
        return []
      }
    }
    await expect.poll(files, { timeout: 15_000 }).toHaveLength(count)
    return Promise.all(
      files().map((name) => PostalMime.parse(readFileSync(join(site.dataDir, 'mail', name)))),
    )
  }
  const to = (all: Email[], address: string) =>
    all.filter((one) => one.to?.[0]?.address === address)
  const eventOf = (email: Email | undefined) => {
    const content = email?.attachments.find(({ filename }) => filename === 'viewing.ics')?.content
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  }

  test('the shortlist leads to a form with the homes ticked and long enough starts', async () => {
    const list = await mainOf(await site.get(`/shortlist?homes=${apartment}.${villa}.${carat}`))
    const link = list.querySelectorAll('a').find((one) => textOf(one).includes('of all three'))
    expect(link?.getAttribute('href')).toBe(page([apartment, villa, carat]))
    const form = await mainOf(await site.get(page([apartment, villa]), saved))
    expect(textOf(only(form, 'h1'))).toBe('Two homes, one visit')
    const boxes = form.querySelectorAll('input[type=checkbox][name=homes]')
    expect(boxes.map((box) => [box.getAttribute('value'), box.hasAttribute('checked')])).toEqual([
      [apartment, true],
      [villa, true],
      [carat, false],
    ])
    const starts = form.querySelectorAll('input[name=slot]').map((box) => box.getAttribute('value'))
    // The morning ends at 13:00, and two homes take an hour.
    expect(starts).toContain('2026-11-24T11:00Z')
    expect(starts).not.toContain('2026-11-24T11:30Z')
    // Without script, ticked boxes come as parameters of their own.
    const three = await site.get(
      `/es/shortlist/viewing?homes=${apartment}&homes=${villa}&homes=${carat}`,
      saved,
    )
    expect(textOf(await mainOf(three))).toContain('Tres viviendas, una visita')
  })

  test('a home that is not saved joins a full list without taking one of it away', async () => {
    const free = allHomes.filter(({ status }) => status === 'available').map(({ slug }) => slug)
    const [full, another = ''] = [free.slice(0, 12), free[12]]
    const cookie = { Cookie: `shortlist=${full.join('.')}` }
    const form = await mainOf(await site.get(page([another, ...full.slice(0, 3)]), cookie))
    const boxes = form.querySelectorAll('input[type=checkbox][name=homes]')
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual([...full, another])
    const ticked = boxes.filter((box) => box.hasAttribute('checked'))
    expect(ticked.map((box) => box.getAttribute('value'))).toEqual([...full.slice(0, 3), another])
  })

  test('is one lead, viewing, e-mail and entry, moved and cancelled by one link', async () => {
    const asked = await ask([apartment, villa, carat])
    expect(asked.status).toBe(303)
    const status = asked.headers.get('Location') ?? ''
    const shown = textOf(await mainOf(await site.get(status)))
    expect(shown).toContain('Málaga, an hour and a half')
    expect(shown).toMatch(/10:30 .*11:00 .*11:30 /)
    expect(await slots()).toEqual(['09:30', '10:00', '10:30'])
    const leads = await site.database.db.selectFrom('leads').selectAll().execute()
    expect(leads).toHaveLength(1)
    expect(leads[0]?.home_ref).toBe('R49052083')
    const viewings = await site.database.db.selectFrom('viewings').selectAll().execute()
    expect(viewings).toMatchObject([{ home_slug: apartment, half_hours: 3 }])

    const sent = await emails(2)
    const [toVisitor] = to(sent, person.email)
    const [toAgency] = to(sent, 'sales@alboran.example')
    expect(toAgency?.subject).toMatch(/^Viewing Request from Elena Marchetti: R49052083, .+, CAR-/)
    expect(toVisitor?.subject).toBe('Viewing held: Tue 24 Nov, 10:30, 3 homes')
    for (const email of [toVisitor, toAgency]) {
      const { duration, description } = eventOf(email)
      expect(duration.toSeconds()).toBe(90 * 60)
      expect(description).toMatch(
        new RegExp(`10:30 .*${apartment}\n11:00 .*${villa}\n11:30 .*${carat}`),
      )
    }

    const change = new RegExp(`${siteUrl}(\\S*/viewing/change\\?token=\\S+)`).exec(
      toVisitor?.text ?? '',
    )?.[1]
    const grid = await mainOf(await site.get(change ?? ''))
    // Its own half-hours are free for it.
    expect(grid.querySelector(`input[value="${eleven}"]`)).not.toBeNull()
    expect((await site.post(change ?? '', { do: 'move', slot: eleven })).status).toBe(303)
    expect(await slots()).toEqual(['10:00', '10:30', '11:00'])
    expect((await site.post(change ?? '', { do: 'cancel' })).status).toBe(303)
    expect(await slots()).toEqual([])
    const all = to(await emails(6), person.email).map(eventOf)
    expect(all.map(({ sequence }) => sequence).toSorted()).toEqual([0, 1, 2])
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
  })

  test.each(['', '/es'])(
    'its page says which home is seen when, and which start is only a wish: "%s"',
    async (prefix) => {
      const homes = [apartment, villa]
      const form = new URLSearchParams({
        ...person,
        format: 'in-person',
        page: page(homes, prefix),
      })
      for (const slot of [half10, '2026-11-25T09:00Z']) form.append('slot', slot)
      const asked = await site.post(page(homes, prefix), form)
      const main = await mainOf(await site.get(asked.headers.get('Location') ?? ''))
      expect(textOf(only(main, 'aside'))).toMatch(/10:30 .+ 11:00 /)
      const [, wish] = main.querySelectorAll('.visit__f dd').map(textOf)
      expect(wish).toMatch(/25 .*10:00 /)
      expect(await slots()).toEqual(['09:30', '10:00'])
    },
  )

  test('may be wished at times that overlap, of which the earliest is held', async () => {
    const homes = [apartment, villa]
    const form = new URLSearchParams({ ...person, format: 'in-person', page: page(homes) })
    for (const slot of [half10, eleven]) form.append('slot', slot)
    expect((await site.post(page(homes), form)).status).toBe(303)
    expect(await slots()).toEqual(['09:30', '10:00'])
    const [toVisitor] = to(await emails(2), person.email)
    expect(toVisitor?.text).toMatch(/Other wishes, not held: .* from 11:00 to 12:00/)
  })

  test('in Spanish, e-mails and calendar are', async () => {
    expect((await ask([apartment, villa], {}, '/es')).status).toBe(303)
    const [toVisitor] = to(await emails(2), person.email)
    expect(toVisitor?.subject).toBe('Visita reservada: mar 24 nov, 10:30, 2 viviendas')
    expect(toVisitor?.text).toContain('de 10:30 a 11:30')
    expect(eventOf(toVisitor).summary).toBe('Visita (por confirmar): 2 viviendas')
  })

  test('is refused where any of its half-hours is taken, with the nearest starts', async () => {
    expect((await ask([carat], { slot: eleven, email: 'first@example.com' })).status).toBe(303)
    const late = await ask([apartment, villa])
    expect(late.status).toBe(400)
    const refusal = only(await mainOf(late), '.summary-error')
    expect(textOf(refusal)).toContain('That time has just been taken')
    const near = refusal.querySelectorAll('.near a').map((one) => one.getAttribute('href'))
    expect(near[0]).toBe(`#slot-${half11}`)
    expect(await slots()).toEqual(['10:00'])
  })

  test('homes that nobody can view are left out, and unknown ones refused', async () => {
    await site.database.db
      .updateTable('properties')
      .set({ status: 'reserved' })
      .where('slug', '=', villa)
      .execute()
    const form = await mainOf(await site.get(page([apartment, villa, carat])))
    expect(
      form
        .querySelectorAll('input[type=checkbox][name=homes]')
        .map((box) => box.getAttribute('value')),
    ).toEqual([apartment, carat])
    expect(textOf(form)).toContain('cannot be viewed: reserved or sold')
    expect((await ask([apartment, villa])).status).toBe(409)
    expect((await ask([apartment, 'sold-last-week'])).status).toBe(409)
    expect((await ask(['sold-last-week'])).status).toBe(404)
    expect((await ask([])).status).toBe(404)
    expect(await slots()).toEqual([])
    const empty = await site.get('/shortlist/viewing')
    expect([empty.status, empty.headers.get('Location')]).toEqual([302, '/shortlist'])
  })
})
