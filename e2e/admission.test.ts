import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy, newAddress, publicKey } from '../testing/accounts.ts'
import { parseHtml } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

/**
 * More than any budget allows at once; sent together, so that the budget does not refill in
 * between.
 */
const many = 200

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', behindProxy)
})
afterAll(() => site.close())

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** The answer to a network that requests one thing again and again. */
async function flood(ask: (headers: Record<string, string>) => Promise<Response>) {
  const headers = from(newAddress())
  const answers = await Promise.all(Array.from({ length: many }, () => ask(headers)))
  const [refused] = answers.filter(({ status }) => status === 429)
  if (!refused) throw new Error('Nothing was refused')
  return { refused, admitted: answers.filter(({ status }) => status !== 429).length, headers }
}

test.each([
  '/rest/v1/properties?select=id&limit=1',
  '/auth/v1/settings',
  '/storage/v1/bucket',
  '/rest/v1/unknown',
])('calls of %s have a budget for each network', async (path) => {
  const ask = (headers: Record<string, string>) => site.get(path, { apikey: publicKey, ...headers })
  const { refused, admitted } = await flood(ask)
  expect(admitted).toBeLessThan(many)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  // A page of another site can read why it was refused.
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await refused.json()).toEqual({ message: 'API rate limit exceeded' })
  expect((await ask(from(newAddress()))).status).not.toBe(429)
})

test('a network that asks for files still gets its calls answered', async () => {
  const headers = from(newAddress())
  const file = '/storage/v1/object/public/property-images/missing.jpg'
  const answers = await Promise.all(Array.from({ length: 1000 }, () => site.get(file, headers)))
  expect(answers.filter(({ status }) => status === 429)).not.toEqual([])
  const call = await site.get('/auth/v1/settings', { apikey: publicKey, ...headers })
  expect(call.status).toBe(200)
})

test('forms that make no lead are refused in the page’s language', async () => {
  const { refused } = await flood((headers) => site.post('/es/login', { password: 'x' }, headers))
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const text = await refused.text()
  expect(text).toContain('Demasiadas peticiones a la vez')
  expect(text).not.toContain('value="x"')
})

test('a refused lead comes back with its fields, and is stored when sent again', async () => {
  const message = 'Two bedrooms, "sea view" & <garage>\r\nFrom May'
  const person = { name: 'Elena', email: 'elena@example.com', message, page: '/es/contact' }
  const post = (headers: Record<string, string>) => site.post('/es/contact', person, headers)
  const { refused } = await flood(post)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const page = parseHtml(await refused.text())
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('es')
  expect(page.querySelector('button')?.textContent).toBe('Volver a enviar')
  const fields = [...page.querySelectorAll('input')].map((input): [string, string] => [
    input.getAttribute('name') ?? '',
    input.getAttribute('value') ?? '',
  ])
  const kept = Object.fromEntries(fields)
  expect(kept).toMatchObject(person)

  const email = 'again@example.com'
  const again = await site.post('/es/contact', { ...kept, email }, from(newAddress()))
  expect(again.status).toBe(303)
  const stored = site.database.db.selectFrom('leads').where('email', '=', email)
  expect(await stored.select('state').execute()).toEqual([{ state: 'new' }])
})

test('a lead that a script sends is refused as data, so that the form keeps it', async () => {
  const { refused } = await flood((headers) =>
    site.post('/contact.data', { name: 'Elena' }, headers),
  )
  expect(refused.headers.get('Content-Type')).toContain('text/x-script')
})

test('a visitor who has used up the budget of pages can still send a form', async () => {
  const { headers } = await flood((network) => site.get('/viewing?token=made-up', network))
  const sent = await site.post('/contact', { name: '', email: '', message: '' }, headers)
  expect(sent.status).toBe(400)
})
