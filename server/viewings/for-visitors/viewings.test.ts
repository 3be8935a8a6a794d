import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { emailsOfNewViewing } from '../../../testing/emails-of-lead.ts'
import { emailWriters } from '../../../testing/emails.ts'
import { log, slot, viewingsSite } from '../../../testing/viewings.ts'
import type { Message } from '../../mail/mailers/mailer.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { queueDepth } from '../../mail/queue.ts'
import { erasePerson } from '../../people/erase-person.ts'
import { personData } from '../../people/person-data.ts'
import { hour } from '../../shared/time/durations.ts'
import { findViewings } from '../find-viewings.ts'
import { slotText } from '../slots/slots.ts'
import { createViewingLinks } from '../viewing-links.ts'

describeOnEachEngine('viewings, on %s', (engine) => {
  const site = viewingsSite(engine)
  const { ask, submission } = site

  test('a person’s viewings are exported, and erasure frees what they held', async () => {
    const { id, lead } = await ask([slot(0)])
    await ask([slot(1)])
    const email = lead.fields.email ?? ''
    expect((await personData(site.database, email)).viewings).toEqual([
      {
        id,
        lead: lead.id,
        home: 'R1',
        state: 'requested',
        start: new Date(slot(0)).toISOString(),
        held: new Date(slot(0)).toISOString(),
      },
    ])
    const erased = await erasePerson(site.database, [email], {
      clock: Date.now,
      mailFolder: site.place.dataDir,
    })
    expect(erased).toMatchObject({ leads: 1, emails: emailsOfNewViewing })
    expect(await findViewings(site.database.db, { id })).toEqual([])
    expect((await ask([slot(0)])).heldStart).toBe(slot(0))
  })

  test('a link gives access to its viewing only, with the rights of its role', async () => {
    const { id } = await ask([slot(0)])
    const links = createViewingLinks(() => ['key'])
    for (const role of ['view', 'visitor', 'office'] as const)
      expect((await site.viewings.open(links.token({ role, viewingId: id })))?.role).toBe(role)
    expect(await site.viewings.open('')).toBeUndefined()
    const forged = createViewingLinks(() => ['other']).token({ role: 'office', viewingId: id })
    expect(await site.viewings.open(forged)).toBeUndefined()
  })

  test('a user finds their viewings, and may change those of their own address', async () => {
    const user = { id: 'user-1', email: 'elena@example.com', confirmed: true }
    const { fields } = submission([slot(0)])
    await ask([], {
      userId: user.id,
      fields: { ...fields, email: 'Elena@example.com', slots: slotText(slot(0)) },
    })
    await ask([], {
      userId: user.id,
      fields: { ...fields, email: 'friend@example.com', slots: slotText(slot(1)) },
    })
    await ask([slot(2)])
    const roles = async (confirmed: boolean) =>
      Promise.all(
        (await site.viewings.ofUser({ ...user, confirmed })).map(
          async ({ token }) => (await site.viewings.open(token))?.role,
        ),
      )
    expect(await roles(true)).toEqual(['visitor', 'view'])
    expect(await roles(false)).toEqual(['view', 'view'])
  })

  test('each e-mail is sent once, with a calendar file that replaces the former one', async () => {
    const sent: Message[] = []
    const { id } = await ask([slot(0), slot(1)])
    await site.viewings.confirm(id, slot(1))
    site.now += hour
    await site.viewings.move(id, slot(2), 'visitor')
    site.now += hour
    await site.viewings.cancel(id, 'office')
    const outbox = createOutbox({
      database: site.database,
      mailer: { name: 'test', send: async (message) => void sent.push(message), close() {} },
      log,
      mailFrom: 'site@site.test',
      writers: emailWriters(site.database.db),
      clock: () => site.now,
    })
    outbox.start()
    await expect.poll(async () => (await queueDepth(site.database.db, site.now)).waiting).toBe(0)
    await outbox.stop()
    expect(sent).toHaveLength(8)
    for (const to of ['agency@site.test', expect.stringMatching(/^elena\d+@example\.com$/)]) {
      const files = sent.flatMap((one) => {
        try {
          expect(one.to).toEqual(to)
          return [one.calendar]
        } catch {
          return []
        }
      })
      expect(files.map((file) => file?.method).toSorted()).toEqual([
        'CANCEL',
        'REQUEST',
        'REQUEST',
        'REQUEST',
      ])
      const value = (name: string) =>
        files.map((file) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file?.text ?? '')?.[1])
      expect(value('SEQUENCE').toSorted()).toEqual(['0', '1', '2', '3'])
      expect(new Set(value('UID')).size).toBe(1)
    }
  })
})
