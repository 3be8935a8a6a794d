import { afterAll, beforeAll, expect } from 'vitest'
import type { BrowserEngine, EngineSession } from '../../testing/engines/engine.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

export type Flow = ReturnType<typeof openFlow>

/** A site and a browser for the tests of the surrounding suite, and the steps that flows share. */
export function openFlow(engine: BrowserEngine, scripts: boolean) {
  let mail: MailServer
  let site: ServedSite
  let session: EngineSession
  beforeAll(async () => {
    mail = await startMailServer()
    ;[site, session] = await Promise.all([
      serveSite('sqlite', { SMTP_URL: mail.url }),
      engine.launch(scripts),
    ])
    await session.resize(1400, 900)
  })
  afterAll(async () => {
    await session?.close()
    await site?.close()
    await mail?.stop()
  })

  const read = (expression: string) => session.read(expression)
  const element = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
  return {
    scripts,
    mail: () => mail,
    site: () => site,
    database: () => site.database,
    open: (path: string) => session.open(site.url + path),
    /** Opens an address. */
    goTo: (url: string) => session.open(url),
    read,
    resize: (width: number, height: number) => session.resize(width, height),
    press: (selector: string) => session.press(selector),
    choose: (selector: string, value: string) => session.choose(selector, value),
    attach: (selector: string, path: string) => session.attach(selector, path),
    type: (selector: string, value: string) => session.type(selector, value),
    async typeAll(form: string, fields: Record<string, string>) {
      for (const [name, value] of Object.entries(fields))
        await session.type(`${form} [name=${name}]`, value)
    },
    /** Presses the button that submits a form, not one that only changes how it is shown. */
    submit: (form: string) =>
      session.press(`${form} button:not([type=button], [form], [formaction], .plain, .vh)`),
    path: () => read('location.pathname'),
    address: () => read('location.pathname + location.search'),
    text: (selector: string) => read(`${element(selector)}?.textContent ?? ''`),
    isVisible: (selector: string) => read(`${element(selector)}?.checkVisibility() ?? false`),
    /** The kinds of the stored leads that contain a name. */
    async leadsOf(name: string) {
      const rows = await site.database.db.selectFrom('leads').select(['kind', 'fields']).execute()
      return rows
        .filter(({ fields }) => JSON.stringify(fields).includes(name))
        .map(({ kind }) => kind)
    },
    /**
     * A form that is sent within a second of its page is suspected to come from a robot
     * (docs/requirements/leads.md#spam).
     */
    async waitAsAPerson() {
      // From the answer on, because a loaded server may take longer than the limit to write it.
      const shown =
        "performance.now() - performance.getEntriesByType('navigation')[0].responseStart"
      await expect.poll(() => read(shown)).toBeGreaterThan(1_000)
    },
  }
}
