import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { enterOffice, type OfficeMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('the board of leads in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: OfficeMember
  let marta: OfficeMember
  const board = '/office/leads/board'
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    tom = await enterOffice(site, 'agent')
    marta = await enterOffice(site, 'agent')
  })
  afterAll(() => site.close())

  const text = async (path = board) => (await tom.visitor.get(path)).text()
  let people = 0
  async function somebodyWrites(name: string) {
    const email = `person-${++people}@example.com`
    return sendEnquiry(site, { name, email, message: 'Is it <b>still</b> for sale?' })
  }
  const stageOf = async (id: string) =>
    (
      await site.database.db
        .selectFrom('leads')
        .select(['stage', 'lost_reason'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).stage

  test('without script a card has a menu that moves it, and asks why it was lost', async () => {
    const id = await somebodyWrites('Anne Whitfield')
    expect(await text()).toContain('Is it &lt;b&gt;still&lt;/b&gt; for sale?')
    // This is how a page's script requests it.
    expect(await text(`${board}.data`)).toContain('Anne Whitfield')
    const menu = await text(`${board}?who=nobody&move=${id}`)
    expect(menu).toContain('Move Anne Whitfield')
    const ending = await pageOf(await tom.visitor.get(`${board}?move=${id}&to=closed`))
    const asked = only(ending, 'dialog').querySelectorAll('button').map(textOf)
    expect(asked).toEqual(['Won', 'Lost'])
    const move = (fields: Record<string, string>) =>
      tom.visitor.post(`${board}?who=nobody`, {
        intent: 'move',
        lead: id,
        name: 'Anne',
        from: 'new',
        ...fields,
      })
    const moved = await move({ to: 'offer' })
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, `${board}?who=nobody`])
    expect(await stageOf(id)).toBe('offer')
    const answer = await move({ from: 'offer', to: 'lost' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Choose why it was lost.')
    expect(await stageOf(id)).toBe('offer')
    expect((await move({ from: 'offer', to: 'lost', reason: 'silent' })).status).toBe(303)
    expect(await text()).toContain('lost: they fell silent')
    expect(await text(`/es${board}`)).toContain('perdida: dejó de responder')
  })

  test('an offer shows its amount on board, list, lead, person and in the log', async () => {
    const id = await somebodyWrites('Emma Hartley')
    const home = await site.database.db
      .selectFrom('properties')
      .select(['ref', 'price'])
      .where('price', '>', 1_500_000)
      .executeTakeFirstOrThrow()
    await site.database.db
      .updateTable('leads')
      .set({ home_ref: home.ref })
      .where('id', '=', id)
      .execute()
    const move = (offer: string) =>
      tom.visitor.post(board, {
        intent: 'move',
        lead: id,
        name: 'Emma',
        from: 'new',
        to: 'offer',
        offer,
      })
    const refused = await move('about a million')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Enter the amount in whole euros')
    expect(await stageOf(id)).toBe('new')
    expect((await move('€1,490,000')).status).toBe(303)
    const asked = `€1,490,000 of €${home.price.toLocaleString('en')}`
    for (const path of [board, '/office/leads']) expect(await text(path), path).toContain(asked)
    const changed = { intent: 'stage', from: 'offer', stage: 'offer', offer: '1.500.000' }
    expect((await tom.visitor.post(`/office/leads/${id}`, changed)).status).toBe(303)
    const lead = await text(`/office/leads/${id}`)
    expect(lead).toContain('moved it to Offer and noted an offer of €1,490,000')
    expect(lead).toContain('noted an offer of €1,500,000')
    expect(await text(`/es/office/leads/${id}/person`)).toContain('oferta de 1.500.000\u00a0€')
    const manager = await enterOffice(site, 'manager')
    const log = await pageOf(await manager.visitor.get('/es/office/changes'))
    expect(textOf(log)).toMatch(/Importe ofrecido: 1\.490\.000\s€ pasa a 1\.500\.000/)
  })

  test('a card that somebody else has moved is refused with who and where, then moved', async () => {
    const id = await somebodyWrites('Per Lindqvist')
    const fields = { intent: 'move', lead: id, name: 'Per Lindqvist', from: 'new' }
    await marta.visitor.post(board, { ...fields, to: 'viewing' })
    const answer = await tom.visitor.post(board, { ...fields, to: 'answered' })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain(`${marta.email.split('@')[0]} moved Per Lindqvist to Viewing`)
    expect(page).toContain('Move it to Answered all the same')
    expect(await stageOf(id)).toBe('viewing')
    await tom.visitor.post(board, { ...fields, from: 'viewing', to: 'answered' })
    expect(await stageOf(id)).toBe('answered')
    // The bar on the lead's own page has the stage too.
    const late = await marta.visitor.post(`/office/leads/${id}`, {
      intent: 'stage',
      from: 'viewing',
      stage: 'won',
    })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Somebody has moved it since')
  })

  test('a made-up request moves nothing', async () => {
    const id = await somebodyWrites('Joy Okafor')
    const forged: [Record<string, string>, number][] = [
      [{ lead: id, from: 'new', to: 'sold' }, 400],
      [{ lead: id, from: 'constructor', to: 'won' }, 400],
      [{ lead: 'nobody', from: 'new', to: 'won' }, 404],
      [{ lead: id, from: 'new', to: 'lost', reason: 'revenge' }, 400],
    ]
    for (const [fields, status] of forged) {
      const answer = await tom.visitor.post(board, {
        intent: 'move',
        name: '<script>x</script>',
        ...fields,
      })
      expect(answer.status, fields.to).toBe(status)
      expect(await answer.text()).not.toContain('<script>x')
    }
    expect(await stageOf(id)).toBe('new')
    for (const query of ['?who=%27%20or%201=1', '?home=%27', '?days=0', '?move=nobody'])
      expect((await tom.visitor.get(board + query)).status, query).toBe(200)
    const stranger = visitorOf(site)
    expect((await stranger.get(board)).status).toBe(404)
    expect(
      (await stranger.post(board, { intent: 'move', lead: id, from: 'new', to: 'won' })).status,
    ).toBe(404)
  })
})
