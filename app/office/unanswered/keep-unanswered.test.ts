import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { tryConnection } from '../device/connection.ts'
import { keepUnanswered } from './keep-unanswered.ts'

afterEach(async () => {
  vi.stubGlobal('fetch', async () => new Response())
  await tryConnection()
  vi.unstubAllGlobals()
})

const notFound: DataStrategyResult = {
  type: 'error',
  result: new ErrorResponse(404, 'Not Found', ''),
}
const send = () =>
  keepUnanswered(
    { request: new Request('https://site.test/office/leads/1', { method: 'POST' }) },
    async () => ({ lead: notFound }),
  )

test('a form that is not found leaves its screen, unless the session is there', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  expect(await send()).toMatchObject({ lead: { type: 'data' } })
  vi.stubGlobal('fetch', async () => new Response())
  expect(await send()).toEqual({ lead: notFound })
})

test('the typed texts stay if the connection is lost before the session was asked for', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
  expect(await send()).toMatchObject({ lead: { type: 'data', result: { init: { status: 503 } } } })
})
