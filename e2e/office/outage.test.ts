import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { enterOffice } from '../../testing/office.ts'
import { outageOf } from '../../testing/outage.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

describeOnSqliteFirst('the office without a part of its database, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  let lead = ''
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    tom = (await enterOffice(site, 'manager')).visitor
    lead = `/office/leads/${await sendEnquiry(site)}`
  })
  afterAll(() => site.close())

  const without = (...tables: string[]) => onTestFinished(outageOf(site.database, ...tables))
  const linesOf = (answer: Response) =>
    site.logged
      .filter(({ requestId }) => requestId === answer.headers.get('X-Request-Id'))
      .map(({ msg }) => msg)

  /** Expects the error page for an outage, whose cause is logged. */
  async function expectOutage(answer: Response) {
    expect(answer.status).toBe(503)
    expect(linesOf(answer)).toContain('a screen of the office could not be shown')
    expect(linesOf(answer)).not.toContain('a page failed')
    expect(textOf(only(await pageOf(answer), 'main h1'))).toBe('This did not work')
  }

  test.each<[tables: string[], path: () => string]>([
    // The frame around every screen counts leads and viewings.
    [['leads'], () => '/office/texts'],
    [['viewings'], () => '/office/homes'],
    [['unsent_forms'], () => '/office/homes/import'],
    [['leads'], () => '/office/leads'],
    [['lead_notes'], () => lead],
    [['leads'], () => '/office/leads/board'],
    [['consents'], () => `${lead}/person`],
    [['viewings'], () => '/office/viewings'],
    [['viewings'], () => '/office/viewings/new'],
    [['outbox'], () => '/office/mail'],
    [['changes'], () => '/office/changes'],
  ])('without %j a screen shows the error page of an outage', async (tables, path) => {
    without(...tables)
    await expectOutage(await tom.get(path()))
  })

  test('a stored form that cannot be discarded is an outage', async () => {
    without('unsent_forms')
    const answer = await tom.post('/office/unsent-form', { path: '/office/leads' })
    expect(answer.status).toBe(503)
    expect(linesOf(answer)).toContain('a screen of the office could not be shown')
    expect(linesOf(answer)).not.toContain('a page failed')
  })
})
