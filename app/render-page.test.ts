import { createElement as make, Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

const apart = (children: ReactNode) => make(Suspense, { fallback: null }, children)
const Broken = (): never => {
  throw new Error('no price')
}

test('a page is rendered whole', async () => {
  const page = make('main', {}, apart(make('p', {}, '€1,250,000')))
  expect(await renderPage(page)).toContain('<p>€1,250,000</p>')
})

test.each([
  ['in a boundary', apart(make(Broken))],
  ['outside', make(Broken)],
])('a component that throws %s fails the page', async (_where, broken) => {
  await expect(renderPage(make('main', {}, broken))).rejects.toThrow('no price')
})

test('a text that contains the mark of a failure is rendered', async () => {
  const written = 'written by hand: <!--$!-->'
  const page = make('main', { dangerouslySetInnerHTML: { __html: written } })
  expect(await renderPage(page)).toContain(written)
})
