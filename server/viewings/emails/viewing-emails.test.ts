import { describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { slot, viewingsSite } from '../../../testing/viewings.ts'
import { UnwantedEmail } from '../../mail/email-kind.ts'
import { hour } from '../../shared/time/durations.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'
import { officeEntry, visitorEntry } from '../calendar-file/entry-of.ts'
import { officeKind, type ViewingNotice } from '../email-kinds.ts'
import { slotText } from '../slots/slots.ts'
import { createViewingLinks } from '../viewing-links.ts'
import type { Viewing } from '../viewing.ts'
import { writeOfficeEmail } from './office-email.ts'
import { viewingEmailWriters } from './viewing-emails.ts'
import { writeVisitorEmail } from './visitor-email.ts'

const agency = {
  siteUrl: 'https://site.test',
  agencyEmail: 'agency@site.test',
  agencyLanguage: 'en' as const,
  viewingPlace: undefined,
  chatPhone: '+34 600 000 000',
  mailFrom: 'site@site.test',
}
const [first, second] = [Date.parse('2026-11-25T09:00Z'), Date.parse('2026-11-25T10:00Z')]
const links = { token: 'a.b', held: [] }
const titles = { en: 'Garden apartment', es: 'Bajo con jardín' }

function viewingIn(language: 'en' | 'es', zone?: string): Viewing {
  return {
    id: 'viewing-1',
    lead: {
      id: 'lead-1',
      kind: 'viewing',
      language,
      sourcePath: '/properties/a-home/viewing',
      consentWording: null,
      createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
      fields: {
        name: 'Elena',
        email: 'elena@example.com',
        format: 'in-person',
        ...(zone && { zone }),
      },
    },
    home: { slug: 'a-home', ref: 'R1', title: titles[language] },
    homes: [{ slug: 'a-home', ref: 'R1', title: titles[language] }],
    halfHours: 1,
    format: 'in-person',
    state: 'requested',
    sequence: 0,
    visitorMoves: 0,
    start: first,
    heldStart: first,
    heldUntil: first - hour,
    answersVisitor: true,
    changedAt: 0,
    createdAt: 0,
    assignee: undefined,
    assigneeId: undefined,
  }
}

/** A viewing whose visitor has asked for these times. */
const asking = ({ lead, ...viewing }: Viewing, starts: number[]): Viewing => ({
  ...viewing,
  lead: { ...lead, fields: { ...lead.fields, slots: starts.map(slotText).join(' ') } },
})

const noticeOf = (held: number[], until: number): ViewingNotice => ({
  leadId: 'lead-1',
  event: 'requested',
  by: 'visitor',
  sequence: 0,
  state: 'requested',
  start: first,
  held,
  until,
  at: Date.parse('2026-11-23T09:00Z'),
})

describe.each([
  [
    'en' as const,
    'Viewing held: Wed 25 Nov, 10:00, ',
    'this time for you',
    ' until ',
    /Other wishes, not held: .*11:00/,
    /No longer free: .*09:30/,
  ],
  [
    'es' as const,
    'Visita reservada: mié 25 nov, 10:00, ',
    'esta hora',
    ' hasta ',
    /Otras preferencias, sin reservar: .*11:00/,
    /Ya no disponible: .*9:30/,
  ],
])('the visitor’s e-mail in %s', (language, subjectStart, thisTime, until, wish, gone) => {
  const write = (viewing: Viewing, place?: string) =>
    writeVisitorEmail(viewing, noticeOf([first], first - hour), links, {
      ...agency,
      viewingPlace: place,
    })

  test('names the half-hour that is held, with the end of its hold', () => {
    const { subject, preheader, text } = write(viewingIn(language))
    expect(subject).toBe(subjectStart + titles[language])
    expect(preheader).toContain(thisTime)
    expect(preheader).toContain(until)
    expect(text).not.toMatch(wish)
    expect(text).not.toMatch(gone)
  })

  test('names the other times: those that were taken, and those that are not held', () => {
    const { subject, text } = write(asking(viewingIn(language), [first - hour / 2, first, second]))
    expect(subject).toBe(subjectStart + titles[language])
    expect(text).toMatch(wish)
    expect(text).toMatch(gone)
  })

  test('names the visits that keep it from holding a time, and what was asked for', () => {
    const asked = asking({ ...viewingIn(language), start: undefined, heldStart: undefined }, [
      first,
      second,
    ])
    const { start: _, until: __, ...notice } = noticeOf([], 0)
    const held = { ...viewingIn(language), id: 'viewing-2', heldStart: second + 24 * hour }
    const bothWith = (count: number) => [
      writeVisitorEmail(
        asked,
        notice,
        { ...links, held: Array.from({ length: count }, () => ({ viewing: held, token: 'c.d' })) },
        agency,
      ),
      writeOfficeEmail(
        asked,
        notice,
        { ...links, held: Array.from({ length: count }, () => held) },
        { ...agency, agencyLanguage: language },
      ),
    ]
    const path = `https://site.test${language === 'es' ? '/es' : ''}/viewing/change?token=c.d`
    const [toVisitor, toOffice] = bothWith(2)
    expect(toVisitor?.preheader).toMatch(/two visits|dos visitas/)
    expect(toVisitor?.text).toMatch(
      /(wishes, not held|preferencias, sin reservar):\n.*10:00.*\n.*11:00/,
    )
    expect(toVisitor?.text).toMatch(
      /(Already held for you|Ya reservada para usted):\n.*26 .*11:00.*R1/,
    )
    expect(toVisitor?.text).toContain(path)
    expect(toVisitor?.html).toContain(path)
    expect(toOffice?.text).toMatch(/two visits|dos visitas/)
    expect(toOffice?.text).toMatch(/(Already held|Ya reservada): .*26 .*11:00.*R1/)
    expect(toOffice?.text.match(/(Asked for, not held|Pedida, sin reservar): /g)).toHaveLength(2)
    expect(toOffice?.text).not.toContain('c.d')
    for (const one of bothWith(0)) expect(one.text).not.toMatch(/two visits|dos visitas/)
  })

  test('repeats what the office adds, in both parts, as text', () => {
    const text = 'Lo siento: el <b>notario</b>\nno puede.'
    const { text: plain, html } = writeVisitorEmail(
      viewingIn(language),
      {
        ...noticeOf([first], first - hour),
        event: 'moved',
        by: 'office',
        state: 'confirmed',
        note: { author: 'Carmen Ruiz', text },
      },
      links,
      agency,
    )
    expect(plain).toMatch(/Carmen Ruiz, (of the sales office, writes|de la oficina)/)
    expect(plain).toContain(text)
    expect(html).toContain('el &lt;b&gt;notario&lt;/b&gt;\nno puede.')
    expect(html).toContain('Carmen Ruiz, ')
  })

  test('names who looks after a confirmed viewing, or the office', () => {
    const contact = (state: 'requested' | 'confirmed', assignee: string | undefined) =>
      writeVisitorEmail(
        { ...viewingIn(language), state, assignee },
        { ...noticeOf([first], first - hour), event: 'confirmed', state },
        links,
        agency,
      ).text
    const office = { en: 'the sales office', es: 'la oficina de ventas' }[language]
    expect(contact('confirmed', 'Oliver Hart')).toContain(`Oliver Hart, ${office}, `)
    for (const text of [contact('confirmed', undefined), contact('requested', 'Oliver Hart')])
      expect(text).not.toContain('Oliver Hart')
  })

  test('names the place to meet, or announces that the office will', () => {
    expect(write(viewingIn(language), 'Gatehouse; Calle Uno 1').text).toContain(
      'Gatehouse, Calle Uno 1',
    )
    expect(write(viewingIn(language)).text).toMatch(
      /tell you where to meet|indicará el punto de encuentro/,
    )
  })
})

test('e-mail and calendar contain the telephone’s hours where they are configured', () => {
  const withHours = { ...agency, officeHours: readWeeklyHours('Mo-Fr 10:00-19:00') }
  const hours = 'de lunes a viernes, 10:00–19:00 (hora de Málaga)'
  const notice = noticeOf([first], first - hour)
  const version = { ...notice, method: 'REQUEST', start: first, stamp: 0 } as const
  expect(writeVisitorEmail(viewingIn('es'), notice, links, withHours).text).toContain(hours)
  expect(visitorEntry(viewingIn('es'), version, withHours).description).toContain(hours)
  expect(visitorEntry(viewingIn('es'), version, agency).description).not.toContain('hora de Málaga')
})

test('the visitor’s own time is beside Málaga’s, also of the end of the hold', () => {
  const { preheader, text } = writeVisitorEmail(
    viewingIn('en', 'Europe/London'),
    noticeOf([first], first - hour),
    links,
    agency,
  )
  expect(text).toContain('10:00 (Málaga time; 09:00 London)')
  expect(preheader).toContain('09:00 (Málaga time; 08:00 London)')
})

test('the office’s e-mail and calendar entry are in its language for any visitor', () => {
  const version = {
    method: 'REQUEST',
    start: first,
    sequence: 0,
    state: 'requested',
    stamp: 0,
  } as const
  const spanish = writeOfficeEmail(viewingIn('es'), noticeOf([first], first - hour), links, agency)
  expect(spanish.text).toContain(`${titles.es} (R1): https://site.test/properties/a-home`)
  expect(spanish.text).toContain('Please confirm it;')
  expect(spanish.text).toContain('please tell the visitor where')
  const entry = officeEntry(viewingIn('es'), version, agency)
  expect(entry.description).not.toContain(titles.es)
  expect(entry.description).toContain('https://site.test/properties/a-home')
  const ofSpaniards = officeEntry(viewingIn('en'), version, { ...agency, agencyLanguage: 'es' })
  expect(ofSpaniards.description).toContain('https://site.test/es/properties/a-home')
  expect(ofSpaniards.summary).toContain('Visita')
  expect(visitorEntry(viewingIn('es'), version, agency).summary).toBe(
    `Visita (por confirmar): ${titles.es}`,
  )
  const confirmed = { ...version, state: 'confirmed' } as const
  expect(visitorEntry(viewingIn('es'), confirmed, agency).summary).toBe(`Visita: ${titles.es}`)
  const wishing = asking(viewingIn('en'), [first, second])
  const english = writeOfficeEmail(wishing, noticeOf([first], first), links, agency)
  expect(english.text).toContain(`${titles.en} (R1)`)
  expect(english.text).toMatch(/Also asked for, not held: .*11:00/)
  expect(english.text).toContain('Please confirm it, or another time that is still free;')
})

describe.each([
  [
    'en' as const,
    /told|reminded|answer to this/,
    'No e-mail can be sent to the visitor: please call +34 600 111 222.',
  ],
  [
    'es' as const,
    /avisa|recordado|respondiendo/,
    'No se puede escribir por correo al visitante: conviene llamar al +34 600 111 222.',
  ],
])('the office’s e-mail in %s', (language, told, unreachable) => {
  const write = (email: string | undefined, change: Partial<ViewingNotice>) => {
    const viewing = viewingIn(language)
    const { email: _, ...others } = viewing.lead.fields
    const fields = { ...others, phone: '+34 600 111 222', ...(email && { email }) }
    return writeOfficeEmail(
      { ...viewing, lead: { ...viewing.lead, fields } },
      { ...noticeOf([first], first), ...change },
      links,
      { ...agency, agencyLanguage: language },
    ).text
  }
  const byOffice = [
    { event: 'confirmed', by: 'office', state: 'confirmed' },
    { event: 'moved', by: 'office', state: 'confirmed' },
    { event: 'cancelled', by: 'office', state: 'cancelled' },
    { event: 'reminder', by: 'office', state: 'confirmed' },
    { event: 'requested', by: 'visitor' },
  ] as const

  test.each(byOffice)('asks to call a visitor to whom no e-mail can be sent: %o', (change) => {
    for (const email of [undefined, 'boss,b@evil.example']) {
      const text = write(email, change)
      expect(text).toContain(unreachable)
      expect(text).not.toMatch(told)
    }
  })

  test.each(byOffice)('says what the visitor was told: %o', (change) => {
    const text = write('elena@example.com', change)
    expect(text).toMatch(told)
    expect(text).not.toContain(unreachable)
  })

  test('does not ask to call whoever cancelled', () => {
    const change = { event: 'cancelled', by: 'visitor', state: 'cancelled' } as const
    expect(write(undefined, change)).not.toContain(unreachable)
  })
})

describeOnEachEngine('the office’s answer to its e-mail, on %s', (engine) => {
  const site = viewingsSite(engine)

  test.each([
    ['elena@example.com', 'elena@example.com'],
    ['boss,b@evil.example', undefined],
    ['Win<b@evil.example>', undefined],
  ])('to a viewing of %s goes to %s', async (email, expected) => {
    const { db } = site.database
    const { lead } = await site.ask([slot(0)], {
      fields: { name: 'Elena', email, format: 'in-person', slots: slotText(slot(0)) },
    })
    const [writer] = viewingEmailWriters({
      ...agency,
      db,
      links: createViewingLinks(() => ['key']),
      readLabels: async () => new Map(),
      clock: () => site.now,
    }).filter(({ kind }) => kind === officeKind.name)
    const notice = { ...noticeOf([slot(0)], slot(0)), leadId: lead.id }
    expect((await writer?.write(notice))?.replyTo).toBe(expected)
  })
})

describeOnEachEngine('the office’s e-mail about a visitor in another language, on %s', (engine) => {
  const site = viewingsSite(engine)

  test.each([
    ['en', 'https://site.test/properties/a-home', 'Una casa'],
    ['es', 'https://site.test/es/properties/a-home', 'A home'],
  ] as const)('names homes as the agency does: %s', async (agencyLanguage, href, other) => {
    const title = { en: 'A home', es: 'Una casa' }
    const { lead } = await site.ask([slot(0)], { language: agencyLanguage === 'en' ? 'es' : 'en' })
    const write = async (readLabels: () => Promise<Map<string, { title: typeof title }>>) => {
      const [writer] = viewingEmailWriters({
        ...agency,
        agencyLanguage,
        db: site.database.db,
        links: createViewingLinks(() => ['key']),
        readLabels,
        clock: () => site.now,
      }).filter(({ kind }) => kind === officeKind.name)
      return writer?.write({ ...noticeOf([slot(0)], slot(0)), leadId: lead.id })
    }
    const email = await write(async () => new Map([['R1', { title }]]))
    expect(email?.text).toContain(`${title[agencyLanguage]} (R1): ${href}`)
    expect(email?.text).not.toContain(other)
    // Without the catalogue it is sent all the same, with the title that the visitor saw.
    const without = await write(() => Promise.reject(new Error('away')))
    expect(without?.text).toContain(`A home (R1): ${href}`)
  })
})

describeOnEachEngine('a reminder that was delayed, on %s', (engine) => {
  const site = viewingsSite(engine)

  async function confirmed() {
    const { id, lead } = await site.ask([slot(0)])
    await site.viewings.confirm(id, slot(0))
    const writers = viewingEmailWriters({
      ...agency,
      db: site.database.db,
      links: createViewingLinks(() => ['key']),
      readLabels: async () => new Map(),
      clock: () => site.now,
    })
    const plan = { event: 'reminder', state: 'confirmed', start: slot(0) } as const
    const notice = { ...noticeOf([slot(0)], slot(0)), ...plan, leadId: lead.id }
    return { id, write: () => Promise.all(writers.map(async (writer) => writer.write(notice))) }
  }

  test('is written while its viewing is ahead as planned', async () => {
    const { write } = await confirmed()
    site.now = slot(0) - 1
    expect(await write()).toHaveLength(2)
    site.now = slot(0)
    await expect(write()).rejects.toThrow(UnwantedEmail)
  })

  test('is dropped once its viewing is cancelled or moved', async () => {
    const { id, write } = await confirmed()
    expect(await site.viewings.move(id, slot(2), 'office')).toBe('done')
    await expect(write()).rejects.toThrow(UnwantedEmail)
    expect(await site.viewings.move(id, slot(0), 'office')).toBe('done')
    expect(await write()).toHaveLength(2)
    expect(await site.viewings.cancel(id, 'office')).toBe('done')
    await expect(write()).rejects.toThrow(UnwantedEmail)
  })
})

describe.each([
  ['en' as const, 'Viewing held: Wed 25 Nov, 10:00, 2 homes', 'from 10:00 to 11:00'],
  ['es' as const, 'Visita reservada: mié 25 nov, 10:00, 2 viviendas', 'de 10:00 a 11:00'],
])('a visit of two homes in %s', (language, subject, when) => {
  const homes = [1, 2].map((n) => ({ slug: `home-${n}`, ref: `R${n}`, title: `Home ${n}` }))
  const visit = { ...viewingIn(language), home: homes[0], homes, halfHours: 2 }
  const notice = noticeOf([first], first - hour)
  const prefix = language === 'es' ? '/es' : ''

  test('is one e-mail to each side, with the half-hour of each home', () => {
    const toVisitor = writeVisitorEmail(visit, notice, links, agency)
    expect(toVisitor.subject).toBe(subject)
    expect(toVisitor.text).toContain(when)
    const path = `https://site.test${prefix}/properties`
    expect(toVisitor.text).toContain(
      `10:00 Home 1 (R1): ${path}/home-1\n10:30 Home 2 (R2): ${path}/home-2`,
    )
    const toOffice = writeOfficeEmail(visit, notice, links, agency)
    expect(toOffice.subject).toBe('Viewing Request from Elena: R1, R2')
    expect(toOffice.text).toContain('from 10:00 to 11:00, Málaga time')
    expect(toOffice.text).toMatch(/10:30 (Home 2 \(R2\)|R2): https:/)
  })

  test('is one entry in each calendar, as long as the visit', () => {
    const version = { ...notice, method: 'REQUEST', start: first, stamp: 0 } as const
    for (const entry of [
      visitorEntry(visit, version, agency),
      officeEntry(visit, version, agency),
    ]) {
      expect(entry.end - entry.start).toBe(hour)
      expect(entry.description).toMatch(/10:00 .*home-1\n10:30 .*home-2/)
    }
  })
})

describe.each([
  ['en' as const, 'Dear Elena,', 'Hello,', 'Where:'],
  ['es' as const, 'Hola, Elena:', 'Hola:', 'Dónde:'],
])('in %s the visitor', (language, named, unnamed, where) => {
  const write = (change: Partial<ViewingNotice>, viewing = viewingIn(language)) =>
    writeVisitorEmail(viewing, { ...noticeOf([first], first), ...change }, links, agency).text

  test.each([
    { event: 'confirmed', by: 'office', state: 'confirmed' },
    { event: 'reminder', by: 'office', state: 'confirmed' },
    { event: 'moved', by: 'visitor', proven: true },
  ] as const)('is greeted by name once somebody knows them: %o', (change) => {
    expect(write(change)).toMatch(new RegExp(`^${named}\\n`))
  })

  test.each([
    { event: 'requested' },
    { event: 'moved', by: 'visitor' },
    { event: 'expired', by: 'office', state: 'expired' },
  ] as const)('is not greeted by a name that anybody may have typed: %o', (change) => {
    expect(write(change)).toMatch(new RegExp(`^${unnamed}\\n`))
  })

  test('is not greeted by a text that does not look like a name', () => {
    const viewing = viewingIn(language)
    const fields = { ...viewing.lead.fields, name: 'Win at www.bad.example' }
    const text = write(
      { event: 'confirmed', by: 'office', state: 'confirmed' },
      { ...viewing, lead: { ...viewing.lead, fields } },
    )
    expect(text).toContain(unnamed)
    expect(text).not.toContain('bad.example')
  })

  test('is told where to meet, except for a visit that does not take place', () => {
    expect(write({})).toContain(where)
    for (const state of ['cancelled', 'expired'] as const)
      expect(write({ event: state, by: 'office', state, held: [] })).not.toContain(where)
  })
})

describe.each([
  [
    'en' as const,
    'still in your calendar, please delete it',
    'shows the former time, please delete',
  ],
  ['es' as const, 'sigue en su calendario, bórrela', 'sigue la hora anterior, borre'],
])('in %s an entry in the visitor’s calendar', (language, ended, moved) => {
  const write = (change: Partial<ViewingNotice>) => {
    const notice = { ...noticeOf([first], first), ...change }
    const { text, html } = writeVisitorEmail(viewingIn(language), notice, links, agency)
    return [text, html]
  }

  test.each([
    { event: 'cancelled', by: 'visitor', state: 'cancelled' },
    { event: 'cancelled', by: 'office', state: 'cancelled' },
    { event: 'expired', by: 'office', state: 'expired' },
  ] as const)('is left to the visitor to delete: %o', (change) => {
    for (const part of write(change)) expect(part).toContain(ended)
    for (const part of write({ ...change, start: undefined })) expect(part).not.toContain(ended)
  })

  test.each(['visitor', 'office'] as const)('with a former time is, too, if %s moves it', (by) => {
    for (const part of write({ event: 'moved', by })) expect(part).toContain(moved)
  })

  test('needs no care while its time stands', () => {
    for (const event of ['requested', 'confirmed', 'reminder'] as const)
      for (const part of write({ event }))
        expect(part).not.toMatch(/delete (it|that)|[Bb]órr|borre /)
  })
})

test.each([
  ['en' as const, 'Homes, half an hour each:\n10:00 Home 1'],
  ['es' as const, 'Viviendas, media hora cada una:\n10:00 Home 1'],
])('several homes begin lines of their own: %s', (language, line) => {
  const homes = [1, 2].map((n) => ({ slug: `home-${n}`, ref: `R${n}`, title: `Home ${n}` }))
  const visit = { ...viewingIn(language), home: homes[0], homes, halfHours: 2 }
  const notice = noticeOf([first], first)
  expect(writeVisitorEmail(visit, notice, links, agency).text).toContain(line)
})

test('an entry in person has a place, and reminds of a visit that is confirmed', () => {
  const version = {
    ...noticeOf([first], first),
    method: 'REQUEST',
    start: first,
    stamp: 0,
  } as const
  const entry = visitorEntry(viewingIn('en'), version, agency)
  expect(entry.location).toBe('Alborán Hills, Costa del Sol')
  expect(entry.alarms).toBeUndefined()
  const confirmed = visitorEntry(viewingIn('en'), { ...version, state: 'confirmed' }, agency)
  expect(confirmed.alarms).toEqual(['P1D', 'PT1H'])
})
