import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { backendError } from '../../backend-error.ts'
import { Contended } from '../../shared/work/contended.ts'
import { Unavailable } from '../../unavailable.ts'
import { withScreenErrors } from './screen-errors.ts'

const outage = new Unavailable('the database', new Error('refused'))

/** What a route's loader and action throw, and what they log, if both meet an error. */
async function meeting(error: Error) {
  const logged: unknown[] = []
  const fail = () => Promise.reject(error)
  const route = {
    id: 'en/office/leads',
    module: { default: () => null, loader: fail, action: fail },
  }
  const routes = withScreenErrors({ [route.id]: route }, () => ({
    error: (fields, text) => logged.push([fields.err, text]),
  }))
  const url = new URL('http://localhost/office/leads')
  const args = {
    request: new Request(url),
    url,
    params: {},
    pattern: '/office/leads',
    context: new RouterContextProvider(),
  }
  const { loader, action } = routes[route.id]?.module ?? {}
  const thrown = await Promise.allSettled([loader?.(args), action?.(args)])
  return { logged, reasons: thrown.map((one) => 'reason' in one && one.reason) }
}

test.each([
  ['an outage', outage, 503],
  ['a refusal of the backend', backendError('homes', { code: '42501' }, 403), 403],
  ['a draft that others keep changing', new Contended('a draft'), 409],
])('loaders and actions of the office answer %s', async (_, error, status) => {
  const { logged, reasons } = await meeting(error)
  const answer = expect.objectContaining({ init: { status } })
  expect(reasons).toEqual([answer, answer])
  const line = [error, 'a screen of the office could not be shown']
  expect(logged).toEqual(status === 503 ? [line, line] : [])
})

test('another error of a screen stays what it is', async () => {
  const mistake = new TypeError('a mistake of ours')
  expect(await meeting(mistake)).toEqual({ logged: [], reasons: [mistake, mistake] })
})
