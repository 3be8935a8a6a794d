import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { day } from '../shared/time/durations.ts'
import {
  eraseUnsentForms,
  listUnsentForms,
  readUnsentForm,
  storeUnsentForm,
} from './unsent-forms.ts'

describeOnEachEngine('forms whose session ended, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  test('a form that is too long is not stored, and its member is told so', async () => {
    const path = '/office/texts/articles/a-note'
    const keep = (text: string) =>
      storeUnsentForm(database.db, 'tom', { path, fields: [['text', text]] }, Date.now())
    expect(await keep('short')).toBe(true)
    expect(await listUnsentForms(database.db, 'tom', Date.now())).toEqual([
      { path, fields: [['text', 'short']] },
    ])
    expect(await keep('x'.repeat(400_000))).toBe(false)
    expect(await listUnsentForms(database.db, 'tom', Date.now())).toEqual([{ path, fields: null }])
  })

  test('the form of one address is read without those of others', async () => {
    const now = Date.now()
    for (const path of ['/office/leads/a', '/office/leads/b'])
      await storeUnsentForm(database.db, 'tom', { path, fields: [['reply', path]] }, now)
    const read = (memberId: string, path: string, at = now) =>
      readUnsentForm(database.db, memberId, path, at)
    expect(await read('tom', '/office/leads/b')).toEqual({
      path: '/office/leads/b',
      fields: [['reply', '/office/leads/b']],
    })
    expect(await read('tom', '/office/leads')).toBeUndefined()
    expect(await read('eva', '/office/leads/b')).toBeUndefined()
    expect(await read('tom', '/office/leads/b', now + 7 * day + 1)).toBeUndefined()
  })

  test('a form is erased with the person it names, but not if it names a longer address', async () => {
    const about: Record<string, string> = {
      '/office/leads/7f3a': 'Dear Ana',
      '/office/texts/a': 'Write to\nANA@example.com.',
      '/office/texts/b': 'Write to mariana@example.com',
      '/office/texts/c': 'Write to ana@example.com.es',
      '/office/leads/7f3a-2': 'Dear Luis',
    }
    for (const [path, text] of Object.entries(about))
      await storeUnsentForm(database.db, 'tom', { path, fields: [['text', text]] }, Date.now())
    await eraseUnsentForms(database.db, ['ana@example.com', '7f3a'])
    const left = await listUnsentForms(database.db, 'tom', Date.now())
    expect(left.map(({ path }) => path).toSorted()).toEqual([
      '/office/leads/7f3a-2',
      '/office/texts/b',
      '/office/texts/c',
    ])
  })

  test('one is not shown after seven days, though nothing has removed it yet', async () => {
    const now = Date.now()
    await storeUnsentForm(database.db, 'tom', { path: '/office/leads', fields: [] }, now)
    expect(await listUnsentForms(database.db, 'tom', now + 7 * day)).toHaveLength(1)
    expect(await listUnsentForms(database.db, 'tom', now + 7 * day + 1)).toEqual([])
  })
})
