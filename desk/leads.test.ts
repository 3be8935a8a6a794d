import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { readCsv } from '#server/shared/text/csv.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { deskPlace } from '../testing/desk-place.ts'
import { submissionOf } from '../testing/leads.ts'

describeOnEachEngine('leads at the desk, on %s', { timeout: 120_000 }, (engine) => {
  const desk = deskPlace(engine)
  const { at, json, lead } = desk

  test('leads are listed, shown, exported and mailed again', async () => {
    await lead('ana', '=HYPERLINK("x")\nsecond line \u001B[2J')
    await lead('bea', 'Hello')
    const list = await at('leads list')
    expect(list).toMatchObject({ code: 0, err: '' })
    expect(list.out).toMatch(/^Received \(UTC\) +Lead +Kind +Name/)
    expect(list.out).toMatch(/contact +ana +ana@example\.com .*waiting\n/)
    expect((await at('leads list --email ANA@example.com --since 1d')).out).not.toContain('bea')
    expect(await json('leads list --limit 1')).toMatchObject({
      code: 0,
      value: { total: 2, leads: [{ kind: 'contact' }] },
    })

    const [{ id }] = (await json('leads list --email ana@example.com')).value.leads
    const shown = await at(`leads show ${id.slice(0, 8)}`)
    expect(shown.out).toContain('=HYPERLINK("x")\n')
    expect(shown.out).not.toContain('\u001B')
    expect((await json(`leads show ${id}`)).value).toMatchObject({
      id,
      emails: [{ state: 'waiting' }],
    })
    expect(await at('leads show 0000000000')).toMatchObject({
      code: 1,
      out: '',
      err: 'No lead has an id that begins with 0000000000\n',
    })

    const csv = await at('leads export')
    const [header, ...rows] = readCsv(csv.out)
    expect(rows).toHaveLength(2)
    expect(rows.map(({ cells }) => cells[header?.cells.indexOf('message') ?? -1])).toContain(
      '=HYPERLINK("x")\nsecond line \u001B[2J',
    )
    expect(csv.out).not.toMatch(/(^|,)"?=/m)
    expect((await at('leads export --json --out leads.json')).err).toContain(
      '2 leads written to leads.json',
    )
    expect(JSON.parse(readFileSync(join(desk.dataDir(), 'leads.json'), 'utf8'))).toHaveLength(2)

    await desk
      .database()
      .db.updateTable('outbox')
      .set({ state: 'parked', last_error: '550 no such mailbox' })
      .where('lead_id', '=', id)
      .execute()
    expect((await at('mail status')).out).toMatch(
      /Waiting +1,[\s\S]*Parked +1\n[\s\S]*550 no such mailbox/,
    )
    expect((await json('mail status')).value).toMatchObject({
      waiting: 1,
      parked: 1,
      stuck: [{ leadId: id, state: 'parked' }],
    })
    expect((await at(`leads resend ${id}`)).out).toContain('was parked and is tried again')
    expect((await json('leads resend --parked')).value).toEqual({ emails: 0 })
    expect(await at('leads resend')).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected the id of a lead, or --parked'),
    })
  })

  test('a lead that was taken for a robot’s is found and released', async () => {
    await lead('ana', 'Hello')
    const submission = submissionOf('bea', { submissionId: undefined })
    await acceptLeads(
      desk.database().db,
      [{ submission, receivedAt: Date.now(), suspicion: 'address', quarantined: true }],
      'site.test',
    )
    const list = await at('leads list')
    expect(list).toMatchObject({
      code: 0,
      err: 'Quarantined as a robot’s: 1; --suspects shows them.\n',
    })
    expect(list.out).not.toContain('bea@')
    expect((await at('leads export')).out).not.toContain('bea@')
    expect((await at('leads list --suspects')).out).toMatch(
      /Why\n.*contact +bea +bea@example\.com .*address\n$/,
    )
    const [{ id }] = (await json('leads list --suspects')).value.leads
    expect((await at(`leads show ${id}`)).out).toContain(
      'address: Many forms came from one network. Quarantined, not mailed.',
    )
    expect(await at(`leads resend ${id}`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('leads release'),
    })
    expect(await at(`leads release ${id.slice(0, 8)}`)).toMatchObject({ code: 0, err: '' })
    expect((await at('leads list')).out).toMatch(/bea@example\.com .*waiting\n/)
    expect(await at(`leads release ${id}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('a lead already'),
    })
    expect((await at('leads list --suspects')).out).toBe('No suspects.\n')
  })

  test('a person is exported and erased, but not by accident', async () => {
    await lead('ana', 'Private words')
    await lead('bea', 'Hello')
    await subscribe(
      desk.database().db,
      { email: 'ana@example.com', language: 'es', consentWording: 'Sí' },
      'site.test',
      Date.now(),
    )
    await at('leads export --person Ana@example.com --out ana.json')
    expect(JSON.parse(readFileSync(join(desk.dataDir(), 'ana.json'), 'utf8'))).toMatchObject({
      leads: [{ fields: { message: 'Private words' } }],
      newsletter: { state: 'waiting' },
    })
    expect(await at('leads erase ana@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('confirm it with --yes'),
    })
    expect((await at('leads erase ana@example.com --dry-run')).out).toContain(
      '1 lead, a newsletter subscription, 1 consent',
    )
    expect((await at('leads export')).out).toContain('Private words')
    expect(await json('leads erase ana@example.com --yes')).toMatchObject({
      code: 0,
      value: { leads: 1, emails: 2, subscriptions: 1, alerts: 0, consents: 1, accounts: 0 },
    })
    expect((await at('leads export')).out).not.toMatch(/Private words|ana@/)
    expect((await at('leads list')).out).toContain('(erased)')
    expect(await at('leads erase nobody')).toMatchObject({
      code: 2,
      err: expect.stringContaining('not an e-mail address'),
    })
  })
})
