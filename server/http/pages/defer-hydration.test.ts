import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deferHydration } from './defer-hydration.ts'

const page = `<html><head><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script></head><body><main>Home</main><script>window.data = "$&"</script><script type="module" async="">import "/b.js"</script></body></html>`
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the only script that runs is the one that waits', () => {
  const { html } = deferHydration(page)
  const running = [
    ...html.matchAll(
      /<script(?![^>]*type="(?:deferred|speculationrules|application\/ld\+json)")[^>]*>/g,
    ),
  ]
  expect(running).toHaveLength(1)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<script type="deferred" data-module>import "/b.js"</script>')
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
})

test('every inline script is named in the policy by its digest, text unchanged', () => {
  const { html, scriptHashes } = deferHydration(page)
  expect(scriptHashes).toContain(sha256('window.data = "$&"'))
  expect(scriptHashes).toContain(sha256('import "/b.js"'))
  const starter = /<script>([\s\S]*?)<\/script><script type="speculationrules">/.exec(html)?.[1]
  expect(scriptHashes[0]).toBe(sha256(starter ?? ''))
})

test('the script that runs at once is small', () => {
  const { html } = deferHydration('<body><script>0</script></body>')
  const starter = /<script>([\s\S]*?)<\/script><script type="speculationrules">/.exec(html)?.[1]
  expect(starter).toContain('addEventListener')
  expect(brotliCompressSync(starter ?? '').length).toBeLessThan(1200)
})

test('a page without script stays as it is', () => {
  expect(deferHydration('<body>Text</body>')).toEqual({
    html: '<body>Text</body>',
    scriptHashes: [],
  })
})

test('a user’s page watches from the start whether it is still theirs; a visitor’s has nothing to watch', () => {
  const owner = '"</script><b>@example.com'
  const { html, scriptHashes } = deferHydration(page, { owner })
  const running = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
  expect(running).toHaveLength(2)
  expect(running[1]).toContain(String.raw`"\"\u003c/script>\u003cb>@example.com"`)
  expect(scriptHashes.slice(0, 2)).toEqual(running.map(sha256))
  expect(deferHydration(page).html).not.toContain('account/status')
})

test('the page after signing out notifies the other tabs without waiting for an action', () => {
  expect(deferHydration(page, { signedOut: true }).html).toContain('SIGNED_OUT')
  expect(deferHydration(page).html).not.toContain('SIGNED_OUT')
})
