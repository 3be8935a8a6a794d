import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evidenceNames } from '#app/forms/evidence.ts'
import { languages, pathIn } from '#server/language.ts'
import { choices, only, pageOf, textOf } from '../../testing/html.ts'
import { startSite, type TestSite } from '../../testing/site.ts'
import { forms, outcomes, refusals } from './forms.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

test('every form of a lead is in the table, and those of one kind have the same fields', () => {
  const app = join(import.meta.dirname, '../../app')
  const inApp = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(join(app, file), 'utf8').includes('<LeadForm'))
  // The form of a viewing is tested in e2e/viewings.test.ts.
  expect(inApp.filter((file) => file !== 'pages/viewing/request/page.tsx').toSorted()).toEqual(
    forms.map(({ file }) => file).toSorted(),
  )
  const fieldsOf = ({ required, optional }: (typeof forms)[number]) => [...required, ...optional]
  for (const form of forms)
    for (const other of forms.filter(({ kind }) => kind === form.kind))
      expect(fieldsOf(form), form.form).toEqual(fieldsOf(other))
})

describe.each(languages)('forms, in %s', (language) => {
  const at = language === 'en' ? 0 : 1

  test.each(forms)(
    'the form $form has its fields, labels and choices',
    async ({ path, at: selector, required, optional, choices: questions }) => {
      const form = only(await pageOf(await site.get(pathIn(language, path))), selector)
      const controls = form
        .querySelectorAll('input, textarea')
        .filter((control) => control.getAttribute('type') !== 'hidden')
      const named = (name: string) =>
        controls.filter((control) => control.getAttribute('name') === name)
      for (const name of required) {
        expect(named(name), name).toHaveLength(1)
        expect(named(name)[0]?.hasAttribute('required'), name).toBe(true)
      }
      for (const name of optional) {
        expect(named(name).length, name).toBeGreaterThan(0)
        expect(
          named(name).filter((one) => one.hasAttribute('required')),
          name,
        ).toEqual([])
      }
      // Every form has a consent checkbox; in the interest form it is the newsletter's. Nobody sees
      // the honeypot.
      const names = new Set(controls.map((control) => control.getAttribute('name')))
      names.delete(evidenceNames.honeypot)
      expect(names).toEqual(
        new Set([
          ...required,
          ...optional,
          optional.includes('newsletter') ? 'newsletter' : 'consent',
        ]),
      )
      expect(named('email').map((one) => one.getAttribute('type'))).toEqual(['email'])
      for (const [name, options] of Object.entries(questions))
        expect(choices(form, name)).toEqual(options.map((option) => option[at]))
    },
  )

  test.each(refusals)(
    '%s, %s is refused with the message at its field',
    async (path, _, fields, messages) => {
      const response = await site.post(pathIn(language, path), {
        ...fields,
        page: pathIn(language, path),
      })
      const text = textOf(await pageOf(response))
      expect(response.status).toBe(400)
      for (const message of messages) expect(text).toContain(message[at])
    },
  )

  test.each(outcomes)('%s confirms that it arrived', async (path, fields, success) => {
    const action = pathIn(language, path)
    const response = await site.post(action, {
      ...fields,
      page: pathIn(language, fields.page ?? path),
    })
    expect(response.status).toBe(303)
    const text = textOf(await pageOf(await site.get(response.headers.get('Location') ?? '')))
    for (const message of success) expect(text).toContain(message[at])
  })
})

test('a blank field of the interest form is stored with a text of its own', async () => {
  await site.post('/new-releases', {
    name: 'Bo',
    email: 'bo@example.com',
    phone: '600 1',
    page: '/new-releases',
  })
  const rows = await site.database.db
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'interest')
    .execute()
  expect(rows.map(({ fields }) => fields).join('\n')).toMatch(
    /"Bo".*Not specified.*New Release Interest.*No additional message provided/,
  )
})
