import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromJson } from '#server/database/schema.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { longTest } from '../../testing/full.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { stampFor, stampPattern } from '../../testing/stamp.ts'

describeOnEachEngine('robots, floods and oversized requests, on %s', (engine) => {
  let mail: MailServer
  let site: ServedSite
  let stamp: string
  beforeEach(async () => {
    mail = await startMailServer()
    site = await serveSite(engine, { SMTP_URL: mail.url, TRUST_PROXY: '1' })
    stamp = await stampFor(site)
  })
  afterEach(async () => {
    await site.close()
    await mail.stop()
  })

  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    path = '/contact',
  ) =>
    fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams({ message: 'Hello', page: '/', ...fields }),
      redirect: 'manual',
      headers,
    })
  const person = (name: string) => ({ name, email: `${name}@example.com` })
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const leads = () =>
    site.database.db
      .selectFrom('leads')
      .select(['email', 'state', 'suspicion'])
      .orderBy('created_at')
      .execute()

  const fieldNames = async () => {
    const { fields } = await site.database.db
      .selectFrom('leads')
      .select('fields')
      .executeTakeFirstOrThrow()
    return Object.keys(fromJson(fields)).sort()
  }

  test(
    'robots are marked or quarantined, and learn nothing; people are mailed',
    { timeout: longTest },
    async () => {
      const robots: [string, Record<string, string>][] = [
        ['raw', { message: 'See https://pills.example' }],
        ['forger', { stamp: `t1.${Date.now().toString(36)}.${'A'.repeat(22)}` }],
        ['filler', { stamp, subject: 'Cheap pills' }],
      ]
      const human = await post({ ...person('human'), stamp, subject: '' }, from('198.51.100.1'))
      const seen = async (response: Response) => [
        response.status,
        response.headers.get('Location'),
        await response.text(),
      ]
      const told = await seen(human)
      for (const [name, fields] of robots)
        expect(
          await seen(await post({ ...person(name), ...fields }, from('198.51.100.2'))),
        ).toEqual(told)

      const scripted = await post(
        { ...person('scripted'), stamp, submission: 'submission-1' },
        from('198.51.100.3'),
        '/contact.data',
      )
      expect(scripted.status).toBe(200)
      await mail.received(4)

      const byName = Object.fromEntries(
        (await leads()).map(({ email, suspicion }) => [email?.split('@')[0], suspicion]),
      )
      expect(byName).toEqual({
        human: null,
        raw: 'stamp',
        forger: 'stamp',
        filler: 'honeypot',
        scripted: null,
      })
      expect(mail.toAgency.map(({ subject }) => subject).sort()).toEqual([
        'New Message from human',
        'New Message from scripted',
        'Suspect: New Message from forger',
        'Suspect: New Message from raw',
      ])
      const written = () =>
        mail.emails
          .flatMap(({ to }) => to?.map(({ address }) => address) ?? [])
          .filter((address) => address?.endsWith('@example.com'))
      await expect
        .poll(() => written().sort())
        .toEqual(['human@example.com', 'scripted@example.com'])

      // The newsletter box gives a robot the same answer and stores nothing.
      const box = await post({ email: 'robot@example.com' }, {}, '/services-support')
      expect(box.status).toBe(200)
      expect(await box.text()).toContain('Look in your inbox')
      expect(await site.database.db.selectFrom('subscribers').select('id').execute()).toEqual([])
    },
  )

  test(
    'a flood from one address is quarantined, while people elsewhere are mailed',
    { timeout: longTest },
    async () => {
      // Ten more than one address may send.
      const flood = 50
      for (let index = 0; index < flood; index++)
        // Our proxy wrote only the last entry; the visitor wrote the others.
        expect(
          (await post({ ...person(`flood-${index}`), stamp }, from(`10.9.8.${index}, 203.0.113.9`)))
            .status,
        ).toBe(303)
      expect((await post({ ...person('human'), stamp }, from('198.51.100.1'))).status).toBe(303)
      const suspects = (await leads()).filter(({ state }) => state === 'suspect')
      // The forms in between are mailed too, marked as suspects because they reuse one stamp.
      expect(suspects).toHaveLength(10)
      expect(suspects.every(({ suspicion }) => suspicion === 'address')).toBe(true)
      await mail.received(41, 60)
    },
  )

  test('a form with the page’s own stamp is a lead when its sender took the time to read', async () => {
    const page = await (await fetch(`${site.url}/contact`)).text()
    const [own] = page.match(stampPattern) ?? []
    await expect
      .poll(async () => {
        await post({ ...person(`reader-${Date.now()}`), stamp: own ?? '' })
        return (await leads()).at(-1)?.state
      })
      .toBe('new')
  })

  test('huge bodies, thousands of fields and injected headers are refused or inert', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const raw = (body: BodyInit) =>
      fetch(`${site.url}/contact`, { method: 'POST', body, headers: form, redirect: 'manual' })
    const large = await raw(`message=${'x'.repeat(10 * 1024 * 1024)}`).then(
      ({ status }) => status,
      () => 413,
    )
    expect(large).toBe(413)
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')
    const valid = 'name=Many&email=many@example.com&message=Hello&page=/'
    expect((await raw(`${valid}&${many(10_000)}`)).status).toBe(413)
    expect(await leads()).toEqual([])
    // A form with more fields than any of ours is refused; of a few fields, only the form's own are
    // kept.
    expect((await raw(`${valid}&${many(6_000)}`)).status).toBe(400)
    expect(await leads()).toEqual([])
    expect((await raw(`${valid}&${many(20)}`)).status).toBe(303)
    expect(await fieldNames()).toEqual(['email', 'message', 'name'])
    await mail.received(1)
    await post({
      name: 'Elena\r\nBcc: all@example.com',
      email: 'elena@example.com',
      message: '<script>alert(1)</script>',
      stamp,
    })
    const [, email] = await mail.received(2)
    expect(email?.bcc).toBeUndefined()
    expect(email?.subject).toBe('New Message from Elena Bcc: all@example.com')
    expect(email?.html).not.toContain('<script>')
  })
})
