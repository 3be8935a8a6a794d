import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behindProxy, call, newAddress } from '../testing/accounts.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'

/** One client may make thirty calls a minute; these are a few more than that, at once. */
const calls = 35

async function statusesOf(site: ServedSite, address: () => string): Promise<number[]> {
  const responses = await Promise.all(
    Array.from({ length: calls }, () =>
      call(site, '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: '' },
        headers: { 'X-Forwarded-For': address() },
      }),
    ),
  )
  return responses.map(({ status }) => status)
}

describe.each([
  ['not declared', {}],
  ['declared', behindProxy],
])('behind a proxy that is %s', (name, env: Record<string, string>) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite('sqlite', env)
  })
  afterAll(() => site.close())

  test('visitors do not use up each other’s limit', async () => {
    expect(await statusesOf(site, newAddress)).toEqual(Array(calls).fill(400))
  })

  test('one visitor is limited only where the proxy is declared', async () => {
    const address = newAddress()
    const refused = (await statusesOf(site, () => address)).filter((status) => status === 429)
    expect(refused).toHaveLength(name === 'declared' ? 5 : 0)
  })

  test('the log reports once that limits per address are off', () => {
    const warnings = site.logged.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))
    expect(warnings).toHaveLength(name === 'declared' ? 0 : 1)
  })
})
