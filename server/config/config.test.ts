import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { configurationDocument, envExample, firstVariables } from '../../testing/env-example.ts'
import { ConfigError, readConfig } from './config.ts'
import { variables } from './variables.ts'

test('everything has a default', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    trustProxy: 0,
  })
  expect(config.dataDir).toMatch(/\/data$/)
})

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('every bad value is named at once', () => {
  const bad = {
    PORT: '80a',
    SITE_URL: 'https://example.com/path',
    DATABASE_URL: 'mysql://x',
    AGENCY_EMAIL: 'nobody',
    CHAT_PHONE: 'call us',
    COMPANY_TAX_ID: 'to follow',
    MAIL_FROM: 'Name <nobody>',
    SMTP_URL: 'mail.example.com',
    TRUST_PROXY: '-1',
    IMAGE_ORIGINS: 'https://ok.example, javascript:alert(1)',
    SOCIAL_LINKS: 'Instagram',
    LOG_LEVEL: 'loud',
  }
  expect(() => readConfig(bad)).toThrow(ConfigError)
  try {
    readConfig(bad)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    expect(error.problems.map((problem) => problem.split('=')[0]).sort()).toEqual(
      Object.keys(bad).sort(),
    )
  }
})

test('the site address is an origin without a slash', () => {
  expect(readConfig({ SITE_URL: 'https://www.alboran.example/' }).siteUrl).toBe(
    'https://www.alboran.example',
  )
})

test('EmailJS needs its three values; only some of them are a mistake', () => {
  const keys = {
    EMAILJS_SERVICE_ID: 'service_a1',
    EMAILJS_TEMPLATE_ID: 'template_b2',
    EMAILJS_PUBLIC_KEY: 'user_C3',
  }
  expect(readConfig({}).emailJs).toBeUndefined()
  expect(readConfig(keys).emailJs).toEqual({
    serviceId: 'service_a1',
    templateId: 'template_b2',
    publicKey: 'user_C3',
    privateKey: undefined,
    url: 'https://api.emailjs.com/api/v1.0/email/send',
  })
  expect(readConfig({ ...keys, EMAILJS_URL: 'http://127.0.0.1:8080/send' }).emailJs?.url).toBe(
    'http://127.0.0.1:8080/send',
  )
  expect(() => readConfig({ ...keys, EMAILJS_PUBLIC_KEY: '' })).toThrow(
    'EMAILJS_PUBLIC_KEY: missing',
  )
  expect(() => readConfig({ EMAILJS_PRIVATE_KEY: 'secret' })).toThrow('EMAILJS_SERVICE_ID: missing')
  expect(() =>
    readConfig({ ...keys, EMAILJS_SERVICE_ID: 'a service', EMAILJS_URL: 'ftp://x' }),
  ).toThrow(/EMAILJS_SERVICE_ID=[\s\S]*EMAILJS_URL=/)
})

test.each([
  ['VIEWING_HOURS', 'Mo-Su 10:15-13:15', ':00 or :30'],
  ['VIEWING_HOURS', 'Mo-Su 10:00-13:20', ':00 or :30'],
  ['VIEWING_HOURS', 'Mo-Fr 10:00-13:00,12:00-14:00', 'do not overlap'],
  ['OFFICE_HOURS', 'Mo-Fr 10:00-13:00,12:00-14:00', 'do not overlap'],
  ['VIEWING_HOURS', 'Mo-Su off', 'on at least one day'],
  ['VIEWING_CLOSED', '2026-12-24,2026-02-30', 'days such as'],
  ['VIEWING_CLOSED', '04-31', 'days such as'],
  ['VIEWING_CLOSED', '2027-02-29', 'days such as'],
  ['OFFICE_HOURS', 'Mo-Su off', 'on at least one day'],
  ['OFFICE_HOURS', 'daily', 'hours such as'],
])('refuses %s=%s', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(expected)
})

test('periods may touch, and only viewings need half-hours', () => {
  const touching = 'Mo-Fr 10:00-12:30,12:30-14:00; Sa off'
  expect(readConfig({ VIEWING_HOURS: touching }).viewings.hours[0]).toHaveLength(2)
  expect(readConfig({ OFFICE_HOURS: 'Mo-Fr 09:15-13:50' }).officeHours?.[0]).toHaveLength(1)
})

test('the addresses that read metrics are kept in the form of connections', () => {
  const set = { METRICS_ADDRESSES: '2001:DB8:0::1, ::ffff:10.0.0.5, 127.0.0.1' }
  expect(readConfig(set).metrics.addresses).toEqual(['2001:db8::1', '10.0.0.5', '127.0.0.1'])
  expect(() => readConfig({ METRICS_ADDRESSES: '10.0.0.5:9090' })).toThrow('IP addresses')
})

describe('the documentation names every variable', () => {
  const names = Object.keys(variables.entries)

  // `npx vitest run server/config/config.test.ts -u` rewrites both files; the failure of the last
  // test here shows the table for the README.
  test('.env.example, with its help and default', async () => {
    await expect(envExample()).toMatchFileSnapshot('../../.env.example')
  })

  test('.env.example changes no default', () => {
    const set = parseEnv(readFileSync('.env.example', 'utf8'))
    expect(Object.keys(set).toSorted()).toEqual(names.toSorted())
    expect(readConfig(set)).toEqual(readConfig({}))
  })

  test('docs/configuration.md, with its help and default', async () => {
    await expect(configurationDocument()).toMatchFileSnapshot('../../docs/configuration.md')
  })

  test('the README shows those of a first production site', () => {
    const table = firstVariables()
    expect(table.split('\n')).toHaveLength(16)
    expect(readFileSync('README.md', 'utf8')).toContain(`\n${table}\n`)
  })
})
