import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeInReply } from '#app/office/leads/lead/times-in-text.ts'
import { localTime } from '#server/shared/time/zoned-time.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { leadIdOf } from '../../testing/enquiry.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import { type Visitor, visitorOf } from '../../testing/visitor.ts'

type Named = { filename: string | null }
const byName = (one: Named, other: Named) =>
  (one.filename ?? '').localeCompare(other.filename ?? '')

describeOnSqliteFirst('replies in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  let marta: Visitor
  beforeAll(async () => {
    ;({ site, tom, marta } = await serveOffice(engine))
  })
  afterAll(() => site.close())

  const slug = 'garden-apartment-south-terrace'
  let people = 0
  /**
   * Sends an enquiry about a home.
   * @returns the lead's page and its e-mail address.
   */
  async function somebodyAsks() {
    const email = `person-${++people}@example.com`
    await visitorOf(site).post(`/properties/${slug}`, {
      name: 'Anne Whitfield',
      email,
      phone: '+44 7700 900184',
      message: 'Is it still for sale?',
    })
    const id = await leadIdOf(site, email)
    return { email, path: `/office/leads/${id}` }
  }
  const page = async (path: string) => pageOf(await tom.get(path))
  const messageOn = async (path: string) => only(await page(path), '#message').text
  const homeOf = (of: string) =>
    site.database.db
      .selectFrom('properties')
      .select(['ref', 'title', 'images'])
      .where('slug', '=', of)
      .executeTakeFirstOrThrow()

  test('an answer stops where a colleague has answered since, and drafts are shown', async () => {
    const { path, email } = await somebodyAsks()
    const begun = await page(path)
    const field = (name: string) =>
      only(begun, `#reply form input[name=${name}]`).getAttribute('value') ?? ''
    const reply = { intent: 'reply', subject: 'Re', language: 'en' }
    await marta.post(path, { intent: 'draft', message: 'Dear Anne', reply: '' })
    expect(textOf(only(await page(path), '#reply'))).toContain('has begun an answer too')
    expect(textOf(only(await pageOf(await marta.get(path)), '#reply'))).not.toContain('too, saved')
    await marta.post(path, { ...reply, message: 'It is sold.', seen: '' })
    const mine = { ...reply, message: 'It is for sale.', reply: field('reply') }
    const refused = await tom.post(path, { ...mine, seen: field('seen') })
    expect(refused.status).toBe(409)
    const told = await pageOf(refused)
    expect(textOf(told)).toMatch(/has answered since, .+ and nothing was sent/)
    expect(textOf(only(told, 'button[value=reply]'))).toContain('Send all the same')
    expect(only(told, '#message').text).toContain('It is for sale.')
    const seen = only(told, 'input[name=seen]').getAttribute('value') ?? ''
    expect((await tom.post(path, { ...mine, seen })).status).toBe(303)
    await expect
      .poll(async () =>
        (await emailsTo(site, email))
          .map(({ subject }) => subject)
          .filter((subject) => subject === 'Re'),
      )
      .toEqual(['Re', 'Re'])
  })

  test('an answer stops where a colleague has ended the lead since, and leaves it ended', async () => {
    const { path } = await somebodyAsks()
    const begun = await page(path)
    const field = (of: Awaited<ReturnType<typeof page>>, name: string) =>
      only(of, `#reply form input[name=${name}]`).getAttribute('value') ?? ''
    await marta.post(path, { intent: 'stage', stage: 'lost', reason: 'price' })
    const texts = { intent: 'reply', subject: 'Re', language: 'en', message: 'It is for sale.' }
    const mine = { ...texts, reply: field(begun, 'reply'), move: 'answered' }
    const refused = await tom.post(path, { ...mine, from: field(begun, 'from') })
    expect(refused.status).toBe(409)
    const told = await pageOf(refused)
    expect(textOf(told)).toContain('won or lost meanwhile, and nothing was sent')
    expect(textOf(only(told, 'button[value=reply]'))).toContain('Send all the same')
    expect(only(told, '#message').text).toContain('It is for sale.')
    expect((await tom.post(path, { ...mine, from: field(told, 'from') })).status).toBe(303)
    await marta.post(path, { intent: 'called' })
    const { stage, side } = await site.database.db
      .selectFrom('leads')
      .select(['stage', 'side'])
      .where('id', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow()
    expect([stage, side]).toEqual(['lost', 'closed'])
  })

  test('a half-hour that one reply offers is not offered by another without a warning', async () => {
    const [lucia, henrik] = [await somebodyAsks(), await somebodyAsks()]
    const [first] = (await page(lucia.path)).querySelectorAll('input[name=propose][checked]')
    const start = Date.parse(first?.getAttribute('value') ?? '')
    const time = timeInReply(start, 'en')
    const reply = { intent: 'reply', subject: 'Re', language: 'en', message: `Is ${time} fine?` }
    expect((await marta.post(lucia.path, reply)).status).toBe(303)
    const week = `/office/viewings?day=${localTime(start).slice(0, 10)}`
    expect(textOf(await page(week))).toMatch(/Offered 1.*offered by .*, no answer yet/s)
    expect(textOf(await page(lucia.path))).toMatch(/Offered by .+, no answer yet/)
    const offered = [...(await page(henrik.path)).querySelectorAll('input[name=propose]')]
    expect(offered.map((one) => one.getAttribute('value'))).not.toContain(
      first?.getAttribute('value'),
    )
    const refused = await tom.post(henrik.path, reply)
    expect(refused.status).toBe(409)
    const told = await pageOf(refused)
    expect(textOf(told)).toMatch(/Somebody else has been offered or has this time: .+:\d\d\./)
    const insists = only(told, 'input[name=insists]').getAttribute('value') ?? ''
    expect((await tom.post(henrik.path, { ...reply, insists })).status).toBe(303)
  })

  test('a template is filled for the visitor and the home, in the language of the reply', async () => {
    const { path } = await somebodyAsks()
    const { title, ref } = await homeOf(slug)
    const english = await messageOn(`${path}?template=thanks&in=en`)
    for (const part of ['Dear Anne Whitfield,', title, ref, `/properties/${slug}/brochure.pdf`])
      expect(english).toContain(part)
    const spanish = await messageOn(`${path}?template=thanks&in=es`)
    expect(spanish).toContain('Gracias por escribirnos')
    expect(spanish).toContain(`/es/properties/${slug}/brochure.pdf`)
    expect(spanish).not.toContain(title)
    // A reference finds another home, in upper or lower case.
    const other = await homeOf('palm-10-villa-on-the-court')
    expect(
      await messageOn(`${path}?template=thanks&in=en&about=${other.ref.toLowerCase()}`),
    ).toContain(other.title)
    const { title: titleOfOther } = other
    const byTitle = await page(`${path}?about=${encodeURIComponent(titleOfOther.toUpperCase())}`)
    expect(only(byTitle, '#about').getAttribute('value')).toBe(titleOfOther)
    const unknown = await page(`${path}?about=nothing`)
    expect(textOf(only(unknown, '#about-problem'))).toMatch(/No home .* title or this reference/)
  })

  test('staff change a template, a manager publishes it, and replies begin with it', async () => {
    const { path } = await somebodyAsks()
    const text = '/office/texts/replies/first'
    const built = await page(text)
    const base = only(built, 'form#edit input[name=base]').getAttribute('value') ?? ''
    const change = (fields: Record<string, string>) => ({ ...JSON.parse(base), base, ...fields })
    const wrong = await marta.post(
      text,
      change({ 'words.en.message': 'Dear {vorname},', intent: 'publish' }),
    )
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('nothing is named vorname')
    await marta.post(text, { intent: 'discard' })
    const changed = change({
      'words.en.message': 'Hello {name},\n\nyes, {home} is still for sale. <b>',
      intent: 'save',
    })
    expect((await tom.post(text, changed)).status).toBe(303)
    expect(await messageOn(`${path}?template=first&in=en`)).toContain('Thank you for writing.')
    const published = await marta.post(text, { ...changed, intent: 'publish' })
    expect(published.headers.get('Location')).toBe(`${text}?done=published`)
    expect(await (await tom.get(`${text}?done=published`)).text()).toContain(
      'Replies begin with it from now on.',
    )
    const { title } = await homeOf(slug)
    await expect
      .poll(() => messageOn(`${path}?template=first&in=en`))
      .toBe(`Hello Anne Whitfield,\n\nyes, “${title}” is still for sale. <b>`)
    expect(await (await tom.get(`${text}/versions`)).text()).toContain('Version 1')
  })

  test('staff begin a template of their own, and withdraw one', async () => {
    const { path } = await somebodyAsks()
    const begun = await tom.post('/office/texts', {
      kind: 'replies',
      title_en: 'The fair',
      title_es: 'La feria',
    })
    const text = '/office/texts/replies/the-fair'
    expect(begun.headers.get('Location')).toBe(text)
    expect(await messageOfTemplates(path)).not.toContain('The fair')
    const taken = await tom.post('/office/texts', {
      kind: 'replies',
      title_en: 'The fair',
      title_es: 'La feria',
    })
    expect(taken.status).toBe(409)
    expect(await taken.text()).toContain('There is a template of this name')
    const incomplete = await marta.post(text, { intent: 'publish' })
    expect(incomplete.status).toBe(400)
    const base = only(await page(text), 'form#edit input[name=base]').getAttribute('value') ?? ''
    const texts = Object.fromEntries(
      ['en', 'es'].flatMap((one) => [
        [`words.${one}.subject`, `{home}, ${one}`],
        [`words.${one}.message`, `{name}: ${one}`],
      ]),
    )
    const published = await marta.post(text, {
      ...JSON.parse(base),
      ...texts,
      base,
      intent: 'publish',
    })
    expect(published.headers.get('Location')).toBe(`${text}?done=published`)
    await expect.poll(() => messageOfTemplates(path)).toContain('The fair')
    expect(await messageOn(`${path}?template=the-fair&in=es`)).toBe('Anne Whitfield: es')
    await marta.post(text, { intent: 'withdraw' })
    await expect.poll(() => messageOfTemplates(path)).not.toContain('The fair')
    expect(await messageOn(`${path}?template=the-fair&in=es`)).toBe('')
  })

  const messageOfTemplates = async (path: string) =>
    textOf(only(await page(path), 'select[name=template]'))

  test('the brochure and chosen pictures go with a reply, and links to them', async () => {
    const { path, email } = await somebodyAsks()
    const boxes = (await page(`${path}?in=es`)).querySelectorAll('input[name=attach]')
    const values = boxes.map((box) => box.getAttribute('value') ?? '')
    expect(values[0]).toBe('brochure')
    const [first = '', second = ''] = values.slice(1)
    const reply = {
      intent: 'reply',
      reply: crypto.randomUUID(),
      subject: 'Su consulta',
      message: 'Le adjunto el folleto.',
      language: 'es',
      home: slug,
    }
    const send = (attach: string[]) => {
      const body = new URLSearchParams(reply)
      for (const one of attach) body.append('attach', one)
      return tom.post(path, body)
    }
    const many = await send(Array.from({ length: 7 }, (_, index) => `/pictures/p-${index}.jpg`))
    expect(many.status).toBe(400)
    const refused = await many.text()
    expect(refused).toContain('Choose fewer pictures: 6 at most.')
    expect(refused).toContain('Le adjunto el folleto.')

    const sent = await send(['brochure', first, second, '/pictures/not-of-this-home.jpg'])
    expect(sent.status).toBe(303)
    await expect.poll(async () => (await emailsTo(site, email)).length, { timeout: 30_000 }).toBe(2)
    const answer = (await emailsTo(site, email)).find(({ subject }) => subject === 'Su consulta')
    const files = answer?.attachments
      .toSorted(byName)
      .map(({ filename, mimeType, disposition, content }) => ({
        filename,
        mimeType,
        disposition,
        size: typeof content === 'string' ? content.length : content.byteLength,
      }))
    expect(files).toMatchObject([
      { filename: `${slug}-1.jpg`, mimeType: 'image/jpeg', disposition: 'inline' },
      { filename: `${slug}-2.jpg`, mimeType: 'image/jpeg', disposition: 'inline' },
      { filename: `${slug}-es.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
    ])
    for (const { size } of files ?? []) expect(size).toBeGreaterThan(5000)
    expect(answer?.html).toMatch(/<img src="cid:picture-2" alt="[^"]+"/)
    expect(answer?.text).toContain(`${site.url}/es/properties/${slug}/brochure.pdf`)
    const shown = await (await tom.get(path)).text()
    expect(shown).toContain('Attached: brochure and 2 pictures')
  })

  test('facts of a removed home are not sent, and the page shows an error', async () => {
    const { path } = await somebodyAsks()
    const refused = await tom.post(path, {
      intent: 'reply',
      message: 'With the brochure',
      language: 'en',
      home: 'no-such-home',
      attach: 'brochure',
    })
    expect(refused.status).toBe(400)
    const text = await refused.text()
    expect(text).toContain('This home is no longer on the site')
    expect(text).toContain('With the brochure')
    const replies = site.database.db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', path.split('/').at(-1) ?? '')
      .where('kind', '=', 'lead-reply')
    expect(await replies.execute()).toEqual([])
  })
})
