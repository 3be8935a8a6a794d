import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageDocument } from '../../page-cache/page-document.ts'
import { deferHydration } from './finish-page.ts'
import { inlineScript } from './starter/inline-scripts.ts'

const html = `<html><head><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script></head><body><main>Home</main><script>window.data = "$&"</script><script type="module" async="">import "/b.js"</script></body></html>`
const page: PageDocument = { html, data: '[{"a":"</script><b>"}]\n' }
/** A page as visitors get it, in one text. */
function deferred(document = page, scripts: Parameters<typeof deferHydration>[2] = {}) {
  const rules = inlineScript('{}')
  const finishing = { stylesheets: new Map(), rules }
  const { parts, scriptHashes } = deferHydration(document, finishing, scripts)
  return { html: parts.join(''), scriptHashes }
}
const runningIn = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the only scripts that run offer a language and wait', () => {
  const { html } = deferred()
  const running = [
    ...html.matchAll(
      /<script(?![^>]*type="(?:deferred|speculationrules|application\/(?:ld\+)?json)")[^>]*>/g,
    ),
  ]
  expect(running).toHaveLength(2)
  expect(html).not.toContain('modulepreload')
  const withoutData = page.html.replace(/<script type="application.*?<\/script>/, '')
  expect(deferred({ ...page, html: withoutData }).html).not.toContain('modulepreload')
  expect(html).toContain('<script type="deferred" data-module>import "/b.js"</script>')
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
})

test('every inline script is named in the policy by its digest, text unchanged', () => {
  const { html, scriptHashes } = deferred()
  expect(scriptHashes).toContain(sha256('window.data = "$&"'))
  expect(scriptHashes).toContain(sha256('import "/b.js"'))
  expect(scriptHashes.slice(0, 2)).toEqual(runningIn(html).map(sha256))
})

test('the data for hydration cannot end its element, and is read once the visitor acts', () => {
  const { html } = deferred()
  const [, data = ''] =
    /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual([{ a: '</script><b>' }])
  const [, reading = ''] =
    /<script type="deferred">([^<]*page-data[^<]*)<\/script>/.exec(html) ?? []
  expect(deferred().scriptHashes).toContain(sha256(reading))
})

test('the scripts that run at once are small', () => {
  const { html } = deferred({ html: '<html><head></head><body></body></html>', data: '' })
  const scripts = runningIn(html).join('')
  expect(scripts).toContain('addEventListener')
  expect(brotliCompressSync(scripts).length).toBeLessThan(1950)
})

test('the page’s own text stays as it is, in its order', () => {
  const { html } = deferred()
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><style>.*<script type="application\/ld\+json">.*<\/head><body><main>Home<\/main>.*<\/body><\/html>$/s,
  )
})

test('only a user’s page checks from the start whether it still belongs to them', () => {
  const owner = '"</script><b>@example.com'
  const { html, scriptHashes } = deferred(page, { owner })
  const running = runningIn(html)
  expect(running).toHaveLength(3)
  expect(running[2]).toContain(String.raw`"\"\u003c/script>\u003cb>@example.com"`)
  expect(scriptHashes.slice(0, 3)).toEqual(running.map(sha256))
  expect(deferred().html).not.toContain('account/status')
})

test('a page that answers a form says so, for its styles', () => {
  expect(deferred(page, { answer: true }).html).toContain('<html data-answer=""><head>')
  expect(deferred().html).not.toContain('data-answer')
})

test('the page after signing out notifies the other tabs without waiting for an action', () => {
  expect(deferred(page, { signedOut: true }).html).toContain('SIGNED_OUT')
  expect(deferred().html).not.toContain('SIGNED_OUT')
})
