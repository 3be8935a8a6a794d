import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { sharedBrowser, closeProfiles } from './browser.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { serveSite, type ServedSite } from './site.ts'

/**
 * A browser and a served site on SQLite, which the tests of a file share.
 * @param options those of the site; `env` is read when it starts
 */
export function browserAndSite({
  env,
  ...options
}: Parameters<typeof serveSite>[2] & { env?: () => Record<string, string> } = {}): {
  browser: () => Browser
  site: () => ServedSite
} {
  let browser: Browser
  let site: ServedSite
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([sharedBrowser(), serveSite('sqlite', env?.(), options)])
  })
  afterAll(async () => {
    await closeProfiles(browser)
    await site.close()
  })
  return { browser: () => browser, site: () => site }
}

/** As {@link browserAndSite}, with a mail server, to which the site sends its e-mails. */
export function browserSiteAndMail(): ReturnType<typeof browserAndSite> & {
  mail: () => MailServer
} {
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
  })
  afterAll(() => mail.stop())
  return { ...browserAndSite({ env: () => ({ SMTP_URL: mail.url }) }), mail: () => mail }
}
