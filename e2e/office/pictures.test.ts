import { afterAll, beforeAll, expect, test } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { behindProxy } from '../../testing/accounts.ts'
import { only, pageOf } from '../../testing/html.ts'
import { enterOffice } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

let site: ServedSite
let marta: Visitor
let at: string
beforeAll(async () => {
  site = await serveSite('sqlite', behindProxy)
  marta = (await enterOffice(site, 'manager')).visitor
  const { id } = await site.database.db
    .selectFrom('properties')
    .select('id')
    .where('id', 'not like', '%/%')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  at = homePath('es', id, 'pictures')
})
afterAll(() => site.close())

const screen = async () => only(await pageOf(await marta.get(at)), 'main')
/** The addresses of the pictures, in order. */
const addresses = async () =>
  (await screen())
    .querySelectorAll('input[name=address]')
    .map((field) => field.getAttribute('value') ?? '')
const textIn = async (name: string) => {
  const field = (await screen())
    .querySelectorAll('textarea, input')
    .find((one) => one.getAttribute('name') === name)
  return field?.getAttribute('value') ?? field?.text
}

test('one of the site’s own pictures gets texts of this home', async () => {
  const [, address = ''] = await addresses()
  const usual = await textIn(`es ${address}`)
  expect(usual).toBeTruthy()
  const base = JSON.stringify({ [`es ${address}`]: usual })
  await marta.post(at, { address, base, [`es ${address}`]: 'El salón, de mañana', intent: '' })
  expect(await textIn(`es ${address}`)).toBe('El salón, de mañana')
  expect(await textIn(`en ${address}`)).toBeTruthy()
})

test('a removed picture is put back in its place, with its texts', async () => {
  const before = await addresses()
  const [, address = ''] = before
  const spanish = await textIn(`es ${address}`)
  const removed = await pageOf(await marta.post(at, { intent: `remove ${address}` }))
  expect(await addresses()).toEqual(before.filter((one) => one !== address))
  const toast = only(removed, '.office-toast')
  const valueOf = (name: string) => only(toast, `input[name=${name}]`).getAttribute('value') ?? ''
  await marta.post(at, {
    to: valueOf('to'),
    details: valueOf('details'),
    intent: only(toast, 'button').getAttribute('value') ?? '',
  })
  expect(await addresses()).toEqual(before)
  expect(await textIn(`es ${address}`)).toBe(spanish)
})

test('a picture that two people remove at once is in the log once', async () => {
  const [first = ''] = await addresses()
  const logged = async () =>
    (
      await site.database.db
        .selectFrom('changes')
        .select('id')
        .where('table_name', '=', 'home_pictures')
        .execute()
    ).length
  const before = await logged()
  const remove = () => marta.post(at, { intent: `remove ${first}` })
  const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status)
  // One member removes it and can restore it; the other sees the current pictures.
  expect(statuses.toSorted()).toEqual([200, 303])
  expect(await logged()).toBe(before + 1)
})
