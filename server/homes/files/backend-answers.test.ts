import { createClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { noFields } from '../fields.ts'
import { type HomeAuthor, saveHomeDraft } from '../save-draft.ts'
import { storageError } from '../stored-home.ts'
import { removeUpload } from './remove-upload.ts'
import { unusedFiles } from './unused-files.ts'

const logged: { msg: string; file?: string }[] = []

/** A member of staff whose backend gives these answers. */
const memberOf = (answer: (request: Request) => Response): HomeAuthor => ({
  client: createClient('https://project.test', 'public', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: async (input, init) => answer(new Request(input, init)) },
  }),
  email: 'tom@example.com',
  clock: Date.now,
  log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
})
const typed = { base: noFields, mine: { ...noFields, title: 'Villa' } }
const refusing = (status: number, code: string) =>
  memberOf(() => Response.json({ code, message: 'no', details: null, hint: null }, { status }))

test('a draft that others keep changing is reported as contended, not as an outage', async () => {
  const tom = memberOf(({ method }) =>
    method === 'GET'
      ? Response.json([])
      : Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
  )
  await expect(saveHomeDraft(tom, 'h-1', typed)).rejects.toMatchObject({ name: 'Contended' })
})

test.each([
  [503, 'PGRST001', 'Unavailable'],
  [403, '42501', 'NotAllowed'],
  [401, 'PGRST301', 'NotAllowed'],
  [400, '42703', 'Error'],
  [400, 'PGRST100', 'Error'],
])('the answer %d %s is %s', async (status, code, name) => {
  await expect(saveHomeDraft(refusing(status, code), 'h-1', typed)).rejects.toMatchObject({ name })
})

test.each([
  ['has no status', { message: 'fetch failed' }, 'Unavailable'],
  ['is a refusal within a 400', { message: 'no', status: 400, statusCode: '403' }, 'NotAllowed'],
  ['is of a full store', { message: 'no', status: 503, statusCode: '503' }, 'Unavailable'],
  [
    'is of a name that is none',
    { message: 'no', status: 400, statusCode: '400', code: 'InvalidKey' },
    'Error',
  ],
  ['names a code alone', { message: 'no', status: 404, statusCode: 'NoSuchBucket' }, 'Error'],
])('an error about files that %s is %3$s', (_, error, name) => {
  expect(storageError(error).name).toBe(name)
})

test('files that cannot be listed because of our mistake are not an outage', async () => {
  const body = { statusCode: '404', code: 'NoSuchBucket', error: 'x', message: 'Bucket not found' }
  const tom = memberOf(({ url }) =>
    url.includes('/storage/') ? Response.json(body, { status: 400 }) : Response.json([]),
  )
  await expect(unusedFiles({ ...tom, readPendingTexts: undefined })).rejects.toMatchObject({
    name: 'Error',
  })
})

test('a file of the last row counts as used, however few rows a project returns', async () => {
  const used = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const rows = [{ id: '1' }, { id: '2' }, { id: '3', documents: [{ file: used }] }]
  const tom = memberOf(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/list/home-documents'))
      return Response.json([{ name: `${used}.pdf`, created_at: '2020-01-01', metadata: {} }])
    const after = searchParams.get('id')?.replace('gt.', '') ?? ''
    return Response.json(
      pathname.endsWith('/properties') ? rows.filter(({ id }) => id > after).slice(0, 1) : [],
    )
  })
  expect(await unusedFiles({ ...tom, readPendingTexts: undefined })).toEqual([])
})

test('the log names a file that an upload could not remove', async () => {
  const tom = memberOf(() => Response.json({ message: 'away' }, { status: 503 }))
  await removeUpload(tom, 'pictures', 'p-1.jpg')
  expect(logged).toMatchObject([{ file: 'p-1.jpg', err: { type: 'Unavailable' } }])
})
