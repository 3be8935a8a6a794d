import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minAge } from '#server/spam/limits.ts'
import { hydrated, sharedBrowser, newVisitor, closeProfiles } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

// Sends forms at every moment between the first paint and full hydration: the visitor is told once
// what happened, and it is stored once.

let browser: Browser
let site: ServedSite
let visitor: BrowserContext
let presses = 0
let ahead = 0
beforeAll(async () => {
  ;[browser, site] = await Promise.all([
    sharedBrowser(),
    // Each press comes from its own network, so that none is suspected to come from a robot.
    serveSite(
      'sqlite',
      { TRUST_PROXY: '1' },
      { cacheSeconds: 3600, clock: () => Date.now() + ahead },
    ),
  ])
  visitor = await newVisitor(browser, site.url)
  // Pages are kept for the whole run, so that no stamp is as new as that of a form that is sent at
  // once.
  await Promise.all(forms.map(([, { path }]) => fetch(site.url + path)))
  ahead = minAge
})
afterAll(async () => {
  await closeProfiles(browser)
  await site.close()
})

interface Form {
  path: string
  /** The selector of the form in its page. */
  form: string
  told: string
}

const forms: [name: string, form: Form][] = [
  [
    'enquiry',
    {
      path: '/properties/garden-apartment-south-terrace',
      form: '#enquire form',
      told: 'Your inquiry has been submitted successfully!',
    },
  ],
  [
    'contact',
    {
      path: '/',
      form: '#contact-dialog form',
      told: 'Your message has been sent! We will get back to you soon.',
    },
  ],
  [
    'information',
    {
      path: '/luxury-property/carat',
      form: 'dialog[id^=information] form',
      told: 'Our team will be in touch shortly.',
    },
  ],
  [
    'interest',
    {
      path: '/new-releases',
      form: 'form:has(#register-interest)',
      told: "Thank you for your interest. We'll be in touch shortly.",
    },
  ],
  [
    'rental',
    {
      path: '/rental-properties',
      form: 'main form:has([name=phone])',
      told: 'Your inquiry has been submitted successfully!',
    },
  ],
  [
    'newsletter',
    { path: '/services-support', form: '#newsletter form', told: 'Look in your inbox' },
  ],
]

/** Runs in the page: opens the form's dialog, if it is in one, and fills in the form. */
const fillIn = ({ form, email }: { form: string; email: string }) => {
  const element = document.querySelector(form)
  if (!(element instanceof HTMLFormElement)) throw new Error(`No form ${form}`)
  element.closest('dialog')?.showModal()
  const values = { name: 'Elena', email, phone: '600 111 222', message: 'Hello' }
  for (const [name, value] of Object.entries(values)) {
    const field = element.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value
  }
}

const press = (form: string) =>
  document.querySelector<HTMLElement>(`${form} button:not([type])`)?.click()

/**
 * Runs in the page: presses the form's button a number of tasks after React has begun to listen.
 * React hydrates in tasks of a few milliseconds, and the press falls between two of them.
 */
const pressAfterTasks = ({ form, tasks }: { form: string; tasks: number }) => {
  const { port1, port2 } = new MessageChannel()
  let left = tasks
  port1.addEventListener('message', next)
  port1.start()
  function next() {
    left -= 1
    if (left < 0) document.querySelector<HTMLElement>(`${form} button:not([type])`)?.click()
    else port2.postMessage(null)
  }
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
    addEventListener.call(this, type, ...rest)
    if (this !== document || type !== 'submit') return
    EventTarget.prototype.addEventListener = addEventListener
    queueMicrotask(next)
  }
}

/** A page with the form filled in, whose scripts have not started. */
async function openForm({ path, form }: Form, before?: (page: Page) => Promise<unknown>) {
  presses += 1
  const email = `press-${presses}@example.com`
  const page = await visitor.newPage()
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${presses}` })
  await before?.(page)
  await page.goto(path)
  await page.evaluate(fillIn, { form, email })
  return { page, email }
}

/** Holds something back until it is released. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { released: promise, release: resolve }
}

/** Does what a visitor's first key does: the page's scripts begin to load. */
const startScripts = (page: Page) => page.keyboard.press('Shift')

/** Expects one success message and one stored submission. */
async function expectSent({ page, email }: { page: Page; email: string }, told: string) {
  await expect
    .poll(() => page.locator('.toast, .sv-news__sent').allTextContents())
    .toEqual([expect.stringContaining(told)])
  expect(await page.getByRole('alert').allTextContents()).toEqual([])
  const { db } = site.database
  const leads = await db.selectFrom('leads').select(['fields', 'suspicion']).execute()
  const subscribers = await db.selectFrom('subscribers').select('email').execute()
  const stored = leads.filter(
    ({ fields, suspicion }) => JSON.stringify(fields).includes(email) && suspicion === null,
  ).length
  expect(stored + subscribers.filter((subscriber) => subscriber.email === email).length).toBe(1)
  await page.close()
}

/**
 * Sends a form a number of tasks after React has begun to listen, on a slowed processor, and
 * expects that it was sent.
 */
async function expectSentWhileHydrating(form: Form, rate: number, tasks: number) {
  const opened = await openForm(form, (page) =>
    page.addInitScript(pressAfterTasks, { form: form.form, tasks }),
  )
  const session = await visitor.newCDPSession(opened.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await startScripts(opened.page)
  await opened.page.waitForFunction(() =>
    document.querySelector('.toast, .sv-news__sent, [role=alert]'),
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expectSent(opened, form.told)
}

// The other forms share the code of these; the full suite tests them too.
test.each(shortened(forms, 3))('the %s form, sent as soon as React has begun', (_, form) =>
  expectSentWhileHydrating(form, 1, 0),
)

// The other forms share the code of the enquiry; the newsletter box has its own.
describe.each(shortened(forms.filter(([name]) => name === 'enquiry' || name === 'newsletter')))(
  'the %s form',
  (_, form) => {
    test('sent before any script runs', async () => {
      const opened = await openForm(form)
      await opened.page.evaluate(press, form.form)
      await expectSent(opened, form.told)
    })

    test('sent while its scripts are on their way', async () => {
      const scripts = hold()
      const opened = await openForm(form, (page) =>
        page.route('**/*.js', async (route) => {
          await scripts.released
          await route.continue()
        }),
      )
      await startScripts(opened.page)
      await opened.page.evaluate(press, form.form)
      scripts.release()
      await expectSent(opened, form.told)
    })

    test('sent on a processor 6 times slower, 4 tasks after React began', () =>
      expectSentWhileHydrating(form, 6, 4))

    test('sent once its scripts have taken over', async () => {
      const opened = await openForm(form)
      await startScripts(opened.page)
      await opened.page.waitForFunction(hydrated)
      await opened.page.evaluate(press, form.form)
      await expectSent(opened, form.told)
    })
  },
)
