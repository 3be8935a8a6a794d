import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fromJson } from '#server/database/schema.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { outageOf } from '../testing/outage.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

const home = '/properties/garden-apartment-south-terrace'
const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055 012 3456' }
/** A Monday; the first half-hour that is offered is on Tuesday at 10:30 in Málaga. */
const monday = Date.parse('2026-11-23T09:15Z')
const [first, second, third] = [
  '2026-11-24T09:30Z',
  '2026-11-24T10:00Z',
  '2026-11-25T09:00Z',
] as const

describeOnEachEngine('a viewing, from the form to the calendar, on %s', (engine) => {
  let site: TestSite
  let now: number
  beforeEach(async () => {
    now = monday
    site = await startSite(engine, {}, { clock: () => now })
  })
  afterEach(() => site.close())

  const page = (prefix = '') => `${prefix}${home}/viewing`
  const ask = (fields: Record<string, string> = {}, prefix = '') =>
    site.post(page(prefix), {
      ...person,
      format: 'in-person',
      slot: first,
      page: page(prefix),
      ...fields,
    })
  const viewings = () => site.database.db.selectFrom('viewings').selectAll().execute()
  const leads = () => site.database.db.selectFrom('leads').selectAll().execute()
  const files = () => {
    try {
      return readdirSync(join(site.dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  }
  const emails = async (count: number): Promise<Email[]> => {
    await expect.poll(files, { timeout: 15_000 }).toHaveLength(count)
    return Promise.all(
      files().map((name) => PostalMime.parse(readFileSync(join(site.dataDir, 'mail', name)))),
    )
  }
  const to = (all: Email[], address: string) =>
    all.filter((one) => one.to?.[0]?.address === address)
  /** The path of a link in an e-mail. */
  const link = (email: Email | undefined, part: string) => {
    const found = new RegExp(`${siteUrl}(\\S*/viewing${part}\\?token=\\S+)`).exec(email?.text ?? '')
    return found?.[1] ?? expect.fail(`no link to ${part}`)
  }
  const entryOf = (email: Email | undefined) => {
    const file = email?.attachments.find(({ filename }) => filename === 'viewing.ics')
    const content = file?.content ?? expect.fail('no calendar file')
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    return {
      text,
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
    }
  }
  const heading = async (response: Response) => textOf(only(await pageOf(response), 'main h1'))

  test('the page offers half-hours of the office’s days, hidden from search engines', async () => {
    const response = await site.get(page())
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    const document = await pageOf(response)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const values = document
      .querySelectorAll('main input[name=slot]')
      .map((input) => input.getAttribute('value'))
    expect(values.slice(0, 3)).toEqual([first, second, '2026-11-24T10:30Z'])
    expect(textOf(only(document, 'main'))).toContain(
      'Tue 24 Nov Confirmed by Mon 23 Nov, 19:00 too soon 10:30',
    )
    const spanish = textOf(only(await pageOf(await site.get(page('/es'))), 'main'))
    expect(spanish).toContain('Concertar una visita')
    expect(spanish).toContain(
      'mar 24 nov Se confirma hasta el lun 23 nov, 19:00 demasiado pronto 10:30',
    )
    // A Spanish number is taken without its code, so none is asked for.
    expect(textOf(only(document, 'main'))).toContain('Outside Spain, start with the country code.')
    expect(spanish).toContain('Si el número no es español, con prefijo internacional.')
  })

  test.each([
    ['', '09:30 London', 'choose your city'],
    ['/es', '09:30 Londres', 'elija su ciudad'],
  ])('without script half-hours are shown in a chosen zone: "%s"', async (prefix, own, only_) => {
    const shown = async (zone: string) =>
      only(await pageOf(await site.get(`${page(prefix)}?zone=${zone}`)), 'main')
    const main = await shown('Europe/London')
    expect(main.querySelectorAll('.slot').map(textOf)).toContain(`10:30 ${own}`)
    expect(textOf(only(main, 'select[name=zone] option[selected]'))).toBe(own.slice(6))
    const unknown = await shown('Nowhere')
    expect(textOf(only(unknown, 'select[name=zone] option[selected]'))).toBe(only_)
  })

  test('without script a chosen zone keeps what was ticked and typed', async () => {
    const button = only(await pageOf(await site.get(page())), '.zone button')
    expect(button.getAttribute('formaction')).toBe(`${page()}#zone-choice`)
    const fields = new URLSearchParams({ name: 'Elena', format: 'video', zone: 'Europe/London' })
    fields.append('slot', first)
    fields.append('slot', third)
    fields.append(button.getAttribute('name') ?? '', '')
    const response = await site.post(page(), fields)
    expect(response.status).toBe(200)
    const main = only(await pageOf(response), 'main')
    expect(main.querySelectorAll('.error, .summary-error')).toEqual([])
    const ticked = main.querySelectorAll('input[name=slot][checked]')
    expect(ticked.map((input) => input.getAttribute('value'))).toEqual([first, third])
    expect(only(main, 'input[name=name]').getAttribute('value')).toBe('Elena')
    expect(only(main, 'input[name=format][checked]').getAttribute('value')).toBe('video')
    expect(main.querySelectorAll('.slot').map(textOf)).toContain('10:30 09:30 London')
    expect(await leads()).toEqual([])
  })

  test('the first day says that its earlier half-hours are too soon', async () => {
    // On Monday at 14:00 only Tuesday's afternoon is far enough ahead.
    now = Date.parse('2026-11-23T13:00Z')
    const [tuesday, wednesday] = (await pageOf(await site.get(page()))).querySelectorAll('.day')
    expect(tuesday?.querySelector('.day__soon')?.text).toBe('too soon')
    expect(wednesday?.querySelector('.day__soon')).toBeNull()
  })

  test('the form says by when the office answers and where to meet, before it is sent', async () => {
    const main = only(await pageOf(await site.get(page())), 'main')
    const days = main.querySelectorAll('.day__name').map(textOf)
    // The day before, as viewings end; later days share the end of a hold that begins now.
    expect(days[0]).toBe('Tue 24 Nov Confirmed by Mon 23 Nov, 19:00')
    expect(new Set(days.slice(2).map((day) => day.split('Confirmed by')[1])).size).toBe(1)
    const form = textOf(main)
    expect(form).toContain('you can move or cancel it until then')
    expect(form).toContain('If it has not confirmed by then, the time is free again')
    expect(form).toContain('the meeting place comes with the confirmation')
  })

  test('the viewing dialog of 16+ offers the calendars of its homes before its form', async () => {
    const shown = await pageOf(await site.get('/property-types/16-plus-collection'))
    const dialog = only(shown, 'dialog#information-16plus-collection-viewing')
    expect(dialog.querySelectorAll('a[href$="/viewing"]')).toHaveLength(3)
    expect(textOf(dialog)).toContain('Or leave your name and how to reach you')
  })

  test('a request is held, and both sides are told without the typed name', async () => {
    const response = await ask({ format: 'video' })
    expect(response.status).toBe(303)
    const status = response.headers.get('Location') ?? ''
    expect(status).toMatch(/^\/viewing\?token=view_/)
    const shown = await pageOf(await site.get(status))
    expect(textOf(only(shown, 'main h1'))).toBe('Held: Tuesday 24 November')
    expect(textOf(only(shown, 'main'))).toContain('e…@example.com')
    // In the fact of who meets the visitor, and in the card beside it.
    expect(shown.querySelectorAll('main a[href="tel:+34600000000"]')).toHaveLength(2)
    expect(only(shown, 'main a[href*="wa.me"]').getAttribute('href')).toContain('R49052083')
    // A hold ends as viewings do on the day before.
    expect(textOf(only(shown, 'main'))).toContain('Held until Monday 23 November, 19:00')
    expect(textOf(only(shown, '.visit__f > p'))).toMatch(
      /^We are holding this time for you until Monday 23 November, 19:00, Málaga time\./,
    )
    // The visitor who has asked may change it, but is not the office.
    expect(textOf(only(shown, 'main'))).toContain('Move or cancel')
    expect((await site.get(status.replace('/viewing?', '/viewing/change?'))).status).toBe(200)
    expect((await site.get(status.replace('/viewing?', '/viewing/office?'))).status).toBe(404)
    expect(await leads()).toMatchObject([{ kind: 'viewing', source_path: page() }])

    const one = await emails(2)
    const [toAgency] = to(one, 'sales@alboran.example')
    const [toVisitor] = to(one, person.email)
    expect(toAgency?.subject).toBe('Viewing Request from Elena Marchetti: R49052083')
    for (const part of [person.phone, 'By video']) expect(toAgency?.text).toContain(part)
    expect(toVisitor?.subject).toBe(
      'Viewing held: Tue 24 Nov, 10:30, Garden apartment, south terrace',
    )
    // The address may be somebody else's.
    for (const typed of ['Elena', 'Marchetti', '055 012', '0550123456'])
      expect(`${toVisitor?.text}${toVisitor?.html}${entryOf(toVisitor).text}`).not.toContain(typed)
    const held = entryOf(toVisitor)
    expect(held).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      start: '2026-11-24T09:30:00.000Z',
    })
  })

  test('confirmed, moved and cancelled by links, with e-mails to both sides', async () => {
    const status = (await ask({ format: 'video' })).headers.get('Location') ?? ''
    const one = await emails(2)
    const office = link(to(one, 'sales@alboran.example')[0], '/office')
    const change = link(to(one, person.email)[0], '/change')
    expect(textOf(only(await pageOf(await site.get(office)), 'main'))).toContain(person.phone)
    const promise = async (path: string) => textOf(only(await pageOf(await site.get(path)), 'main'))
    expect(await promise(change)).toContain('we will hold it instead of the present one')
    expect(await promise(`/es${change}`)).toContain('en lugar de la actual')
    const confirmed = await site.post(office, { do: 'confirm', slot: first })
    expect(confirmed.status).toBe(303)
    expect((await viewings())[0]).toMatchObject({ state: 'confirmed', sequence: 1 })
    await site.post(office, { do: 'confirm', slot: first })
    const two = await emails(4)
    expect(to(two, person.email).map(({ subject }) => subject)).toContain(
      'Viewing confirmed: Tue 24 Nov, 10:30, Garden apartment, south terrace',
    )

    // A move by the visitor has to be confirmed again, and the page says so before.
    expect(await promise(change)).toContain('until it does, your viewing is not confirmed')
    expect(await promise(change)).toContain('cancel it here until Tuesday 24 November, 10:30.')
    expect(await promise(change)).toContain('Confirmed by Mon 23 Nov, 19:00')
    expect(await promise(`/es${change}`)).toContain(
      'aquí hasta el martes 24 de noviembre, a las 10:30.',
    )
    expect(await promise(`/es${change}`)).toContain(
      'hasta entonces, su visita no estará confirmada',
    )
    const changePage = await pageOf(await site.get(change))
    expect(only(changePage, 'h1').text).toBe('Move or cancel')
    // One press more than the first: a viewing that is cancelled stays so.
    only(changePage, '#cancel details:not([open]) button[value=cancel]')
    const moved = await site.post(change, { do: 'move', slot: third })
    expect(moved.status).toBe(303)
    expect(await heading(await site.get(moved.headers.get('Location') ?? ''))).toBe(
      'Held: Wednesday 25 November',
    )
    expect((await viewings())[0]).toMatchObject({ state: 'requested', sequence: 2 })
    const afterMove = textOf(only(await pageOf(await site.get(status)), 'main'))
    expect(afterMove).toContain('Moved to Wednesday 25 November, 10:00. We are holding')
    expect(afterMove).toContain('Moved to 25 Nov')
    await emails(6)
    expect((await site.post(change, { do: 'cancel' })).status).toBe(303)
    expect(await heading(await site.get(status))).toBe('This viewing is cancelled')
    const all = to(await emails(8), person.email).map(entryOf)
    expect(all.map(({ sequence }) => sequence).toSorted()).toEqual([0, 1, 2, 3])
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
    expect(all.find(({ sequence }) => sequence === 3)?.method).toBe('CANCEL')
    // Too late: the page of the viewing says what it is.
    const late = await site.post(change, { do: 'move', slot: first })
    expect(late.headers.get('Location')).toContain('/viewing?token=')
    expect((await viewings())[0]).toMatchObject({ state: 'cancelled', sequence: 3 })
  })

  test('a third visit is a wish; its e-mails name the two that are held', async () => {
    await ask({ slot: first })
    await ask({ slot: second })
    const thirds = [third, '2026-11-26T10:00Z']
    const fields = new URLSearchParams({ ...person, format: 'in-person', page: page('/es') })
    for (const slot of thirds) fields.append('slot', slot)
    const status = (await site.post(page('/es'), fields)).headers.get('Location') ?? ''
    expect(status).toContain('token=view_')
    const shown = async (path: string) => textOf(only(await pageOf(await site.get(path)), 'main'))
    const typed = await shown(status)
    expect(typed).toMatch(/sin reservar miércoles 25 .*10:00.*jueves 26 .*11:00/)
    expect(typed).toContain('nuestro correo se las indica')
    expect(typed).not.toMatch(/10:30|Ya reservada/)

    const all = await emails(6)
    const toVisitor = to(all, person.email).find(({ subject }) => subject?.includes('solicitada'))
    const held = /Ya reservada para usted:\n(.*)10:30(.*)\n(.*)11:00/.exec(toVisitor?.text ?? '')
    const change = held?.[2]?.split(siteUrl)[1] ?? expect.fail('no link')
    expect(await heading(await site.get(change))).toBe('Cambiar o anular')
    const own = await shown(
      toVisitor?.text
        ?.match(/(?<=site.test).*\/viewing\/change\?.*/g)
        ?.at(-1)
        ?.replace('/change', '') ?? '',
    )
    expect(own).toContain('ya tiene dos visitas reservadas')
    expect(own).toMatch(/Ya reservadas para usted martes 24 .*10:30, R49052083. Cambiar o anular/)
    const toAgency = to(all, 'sales@alboran.example').map(({ text }) => text ?? '')
    expect(
      toAgency.filter((text) =>
        /two visits(.|\n)*Already held: .*10:30(.|\n)*Asked for, not held: .*10:00/.test(text),
      ),
    ).toHaveLength(1)
  })

  test('a page that was open during an update still asks for a viewing by video', async () => {
    const form = { ...person, way: 'video', slot: first, page: page() }
    expect((await site.post(page(), form)).status).toBe(303)
    const [asked] = await leads()
    expect(asked && fromJson(asked.fields)).toMatchObject({ format: 'video' })
  })

  test('without a name the office sees the address, and nobody is greeted by it', async () => {
    const { name: _, ...nameless } = person
    const fields = { ...nameless, format: 'video', slot: first, page: page() }
    expect((await site.post(page(), fields)).status).toBe(303)
    const asked = await emails(2)
    const [toAgency] = to(asked, 'sales@alboran.example')
    expect(toAgency?.subject).toBe('Viewing Request from elena@example.com: R49052083')
    expect(toAgency?.text).toContain('Your answer to this e-mail goes to elena@example.com')
    expect(entryOf(toAgency).text).toContain('SUMMARY:Viewing: elena@example.com\\, R49052083')
    const office = link(toAgency, '/office')
    expect(await heading(await site.get(office))).toBe('Viewing: elena@example.com')
    await site.post(office, { do: 'confirm', slot: first })
    const confirmed = to(await emails(4), person.email).find(({ subject }) =>
      subject?.includes('confirmed'),
    )
    expect(confirmed?.text).toMatch(/^Hello,\n/)
    expect((await leads())[0]?.fields).not.toContain('name')
  })

  test('each wish that is not held has the visitor’s own time beside it', async () => {
    const fields = new URLSearchParams({ ...person, format: 'video', zone: 'Europe/London' })
    for (const slot of [first, second]) fields.append('slot', slot)
    const response = await site.post(page(), fields)
    const main = only(await pageOf(await site.get(response.headers.get('Location') ?? '')), 'main')
    expect(textOf(main)).toMatch(
      /Other wishes, not held \S+ \d+ November, \d\d:\d\d \(Málaga time; \d\d:\d\d London\)/,
    )
  })

  test('its visitor may move it twice and cancel it before reading any e-mail', async () => {
    const response = await ask({ zone: 'Europe/London' })
    const asked = textOf(
      only(await pageOf(await site.get(response.headers.get('Location') ?? '')), 'main'),
    )
    expect(asked).toMatch(/Held until Monday 23 November, 19:00 \(Málaga time; 18:00 London\)/)
    const change = (response.headers.get('Location') ?? '').replace('/viewing?', '/viewing/change?')
    for (const slot of [second, third])
      expect((await site.post(change, { do: 'move', slot })).status).toBe(303)
    const refused = await site.post(change, { do: 'move', slot: first })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Please use the link in our')
    expect(await viewings()).toMatchObject([{ state: 'requested', sequence: 2 }])
    expect((await site.post(change, { do: 'cancel' })).status).toBe(303)
    expect(await viewings()).toMatchObject([{ state: 'cancelled', sequence: 3 }])
    const toVisitor = to(await emails(8), person.email)
    expect(toVisitor.map(({ text }) => text).join()).toContain('(Málaga time; 09:30 London)')
  })

  test('the page of a change has the booked time zone, the office’s its own words', async () => {
    await ask({ zone: 'Europe/London' })
    const all = await emails(2)
    const read = async (path: string) => textOf(only(await pageOf(await site.get(path)), 'main'))
    const visitors = await read(link(to(all, person.email)[0], '/change'))
    expect(visitors).toContain('In large figures, Málaga time; in small ones, yours (London).')
    expect(visitors).toMatch(/Tuesday 24 November.*10:30 ?09:30 London/)
    const office = await read(link(to(all, 'sales@alboran.example')[0], '/office'))
    expect(office).toContain('in small ones, the visitor’s (London).')
    expect(office).toContain('held')
    expect(office).not.toContain('yours')
  })

  test('link scanners change nothing with any method', async () => {
    await ask()
    const all = await emails(2)
    const links = [
      link(to(all, 'sales@alboran.example')[0], '/office'),
      link(to(all, person.email)[0], '/change'),
    ]
    const form = 'application/x-www-form-urlencoded'
    for (const path of links)
      for (const request of [
        { method: 'GET' },
        { method: 'HEAD' },
        { method: 'POST' },
        { method: 'POST', headers: { 'Content-Type': form }, body: '' },
        { method: 'POST', headers: { 'Content-Type': form }, body: 'x=1' },
        { method: 'POST', headers: { 'Content-Type': form }, body: 'List-Unsubscribe=One-Click' },
      ]) {
        const response = await site.http.fetch(new Request(siteUrl + path, request))
        expect(response.status).toBeLessThan(500)
      }
    expect(await viewings()).toMatchObject([{ state: 'requested', sequence: 0 }])
  })

  test('a forged link, and one used for more than its purpose, are refused', async () => {
    await ask()
    const [toVisitor] = to(await emails(2), person.email)
    const change = link(toVisitor, '/change')
    for (const path of [
      '/viewing',
      '/viewing/change',
      '/viewing/office',
      '/viewing/calendar.ics',
    ]) {
      expect((await site.get(path)).status, path).toBe(404)
      expect((await site.get(`${path}?token=visitor_x.y`)).status, path).toBe(404)
    }
    // A visitor is not the office.
    expect((await site.get(change.replace('change', 'office'))).status).toBe(404)
    expect((await site.post(change, { do: 'confirm', slot: first })).status).toBe(400)
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await site.post(change, { do: 'cancel' }, elsewhere)).status).toBe(403)
    expect(await viewings()).toMatchObject([{ state: 'requested', sequence: 0 }])
  })

  test('pages with a token are neither indexed nor cached', async () => {
    await ask()
    const all = await emails(2)
    const [toAgency] = to(all, 'sales@alboran.example')
    const [toVisitor] = to(all, person.email)
    for (const path of [link(toAgency, '/office'), link(toVisitor, '/change')]) {
      const response = await site.get(path)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('name="robots" content="noindex"')
    }
    const file = await site.get(link(toVisitor, '/calendar.ics'))
    expect(file.headers.get('Content-Type')).toContain('text/calendar')
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(await file.text()).toContain('SEQUENCE:0')
  })

  test('a problem has a message beside its field, and typed values stay', async () => {
    const response = await ask({ slot: '', email: 'nobody', format: 'by-balloon' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('Please choose at least one time')
    expect(text).toContain('Please provide a valid email address')
    expect(text).toContain('Please choose one of the options')
    expect(text).toContain('value="Elena Marchetti"')
    expect((await ask({ slot: '2026-11-24T20:00Z' })).status).toBe(400)
    expect((await ask({ slot: '2026-11-23T12:00Z' })).status).toBe(400)
    expect(await leads()).toEqual([])
    const spanish = await (await ask({ slot: '' }, '/es')).text()
    expect(spanish).toContain('Elija al menos una hora')
  })

  test('a taken half-hour is refused with a message, and the visitor can choose another', async () => {
    await ask()
    const document = await pageOf(await site.get(page()))
    expect(document.querySelector(`input[value="${first}"]`)).toBeNull()
    const spanish = await (await ask({ email: 'bruno@example.com' }, '/es')).text()
    expect(spanish).toContain('Esa hora ya no está libre. Elija otra')
    const late = await ask({ email: 'bruno@example.com' })
    expect(late.status).toBe(400)
    const refusal = only(await pageOf(late), 'main')
    expect(textOf(refusal)).toContain('That time is no longer free. Please choose another')
    // It says which one, and leads to what is free beside it.
    expect(textOf(refusal)).toContain('Just taken: Tue 24 Nov, 10:30.')
    const nearest = refusal.querySelectorAll('.near a').map((one) => one.getAttribute('href'))
    expect(nearest.slice(0, 2)).toEqual([`#slot-${second}`, '#slot-2026-11-24T10:30Z'])
    expect(refusal.querySelector(nearest[0]?.replaceAll(':', '\\:') ?? '')).not.toBeNull()
    expect(await viewings()).toHaveLength(1)
    expect((await ask({ email: 'bruno@example.com', slot: second })).status).toBe(303)
    const change = link(to(await emails(4), 'bruno@example.com')[0], '/change')
    const refused = await site.post(change, { do: 'move', slot: first })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('That time has just been taken. You keep yours')
  })

  test('page and e-mails name those of several half-hours that were taken meanwhile', async () => {
    await ask()
    await emails(2)
    const several = { ...person, email: 'bruno@example.com', page: page('/es') }
    const form = new URLSearchParams({ ...several, format: 'in-person' })
    for (const slot of [first, second]) form.append('slot', slot)
    const response = await site.post(page('/es'), form)
    expect(response.status).toBe(303)
    const lost = 'martes 24 de noviembre, a las 10:30'
    const shown = await pageOf(await site.get(response.headers.get('Location') ?? ''))
    expect(textOf(only(shown, '.clocks'))).toContain('11:00')
    expect(textOf(only(shown, 'main'))).toContain(`Ya no disponible ${lost}`)
    const sent = await emails(4)
    const [toVisitor] = to(sent, 'bruno@example.com')
    expect(toVisitor?.text).toMatch(/Cuándo: .*11:00.*\nYa no disponible: .*10:30/)
    const toAgency = to(sent, 'sales@alboran.example').map(({ text }) => text)
    expect(toAgency.filter((text) => /No longer free: .*10:30/.test(text ?? ''))).toHaveLength(1)
    // The half-hour that was asked for first is over once it is moved.
    await site.post(link(toVisitor, '/change'), { do: 'move', slot: '2026-11-24T10:30Z' })
    const moved = await pageOf(await site.get(response.headers.get('Location') ?? ''))
    expect(textOf(only(moved, 'main'))).not.toContain('Ya no disponible')
  })

  test('with script the answer leads to the same page', async () => {
    const response = await site.post(`${page()}.data`, {
      ...person,
      format: 'video',
      slot: first,
      page: page(),
      submission: 'a1b2c3d4e5f6',
    })
    expect(await response.text()).toContain('/viewing?token=view_')
    expect(await viewings()).toHaveLength(1)
  })

  test.each([
    ['with the id of a script', { submission: 'sent-twice-1' }],
    ['without script', {}],
  ])('a request that is sent again leads to its viewing, %s', async (_, fields) => {
    const answers = [await ask(fields), await ask(fields)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [first = '', again = ''] = answers.map(({ headers }) => headers.get('Location') ?? '')
    expect(first).toContain('/viewing?token=view_')
    expect(again).toBe(first)
    expect(await viewings()).toHaveLength(1)
    // Whoever asks for it besides is still told that it has gone.
    const other = await ask({ ...fields, email: 'bruno@example.com', submission: 'another-form' })
    expect(other.status).toBe(400)
    expect(await other.text()).toContain('That time is no longer free.')
    expect(await viewings()).toHaveLength(1)
  })

  test('a robot’s request is stored, holds nothing and is answered alike', async () => {
    const response = await ask({ subject: 'filled in' })
    expect(response.headers.get('Location')).toBe('/viewing?asked=yes')
    expect(await heading(await site.get('/viewing?asked=yes'))).toBe('We have your request')
    expect(await viewings()).toMatchObject([{ start_at: null }])
    expect(await leads()).toMatchObject([{ state: 'suspect' }])
    expect(
      (await ask({ stamp: '', email: 'other@example.com' })).headers.get('Location'),
    ).toContain('token=')
    expect(await viewings()).toMatchObject([{ start_at: null }, { start_at: null }])
  })

  test('while the calendar cannot be read, half-hours are preferences; the lead is safe', async () => {
    const end = outageOf(site.database, 'viewing_slots')
    const shown = textOf(only(await pageOf(await site.get(page())), 'main'))
    expect(shown).toContain('We cannot read our calendar just now, so no time can be held')
    end()
    expect((await site.get(page())).status).toBe(200)
  })

  describe.each([
    [
      'reserved',
      `${home}#enquire`,
      { '': 'This home is reserved for somebody else', '/es': 'Esta vivienda está reservada' },
    ],
    [
      'sold',
      '/alerts/new?type=apartment&bedrooms=2&to=500000',
      { '': 'This home is sold.', '/es': 'Esta vivienda está vendida.' },
    ],
  ] as const)('of a home that is %s', (status, instead, notes) => {
    beforeEach(() =>
      site.database.db
        .updateTable('properties')
        .set({ status })
        .where('ref', '=', 'R49052083')
        .execute(),
    )

    test('neither its page nor that of viewings offers one', async () => {
      for (const prefix of ['', '/es'] as const)
        for (const path of [home, page()]) {
          const document = await pageOf(await site.get(prefix + path))
          const main = only(document, 'main')
          expect(textOf(main)).toContain(notes[prefix])
          expect(main.querySelectorAll('a[href$="/viewing"], input[name=slot]')).toEqual([])
          const first = main.querySelector('a.btn')
          expect(first?.getAttribute('href')).toBe(prefix + instead)
        }
    })

    test('a request is refused, and nothing is stored', async () => {
      const response = await ask()
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(notes[''])
      const scripted = await site.post(`${page('/es')}.data`, {
        ...person,
        format: 'video',
        slot: first,
        page: page('/es'),
      })
      expect(await scripted.text()).toContain(notes['/es'])
      expect(await leads()).toEqual([])
    })
  })

  test('an unknown home has no viewing', async () => {
    expect((await site.get('/properties/nowhere/viewing')).status).toBe(404)
    expect(
      (await site.post('/properties/nowhere/viewing', { ...person, format: 'video', slot: first }))
        .status,
    ).toBe(404)
  })

  test('the log holds neither tokens nor what was typed', async () => {
    const response = await ask()
    await site.get(response.headers.get('Location') ?? '')
    const [toVisitor] = to(await emails(2), person.email)
    await site.post(link(toVisitor, '/change'), { do: 'cancel' })
    await emails(4)
    const log = JSON.stringify(site.logged)
    expect(log).not.toMatch(/token=|visitor_|elena|Marchetti|055 012/i)
  })
})
