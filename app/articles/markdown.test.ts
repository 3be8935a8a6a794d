import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.server.ts'

const place = {
  foreign: 'es',
  href: (path: string) => `/es${path}`,
  contact: (text: string) => `<button>${text}</button>`,
  figure: (name: string, caption: string) => `<figure data-name="${name}">${caption}</figure>`,
} as const

test.each([
  [
    'HTML is shown as text',
    'a <b onclick="x()">b</b>',
    '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>\n',
  ],
  ['a block of HTML too', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [
    'our links get their language',
    '[homes](/properties)',
    '<p><a href="/es/properties">homes</a></p>\n',
  ],
  [
    'a link to another site',
    '[site](https://example.org/?a=1&b=2)',
    '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener">site</a></p>\n',
  ],
  ['an address without scheme is not ours', '[x](//example.org)', '<p>x</p>\n'],
  ['nor is a script', '[x](javascript:alert(1))', '<p>x</p>\n'],
  ['nor data', '<data:text/html,x>', '<p>data:text/html,x</p>\n'],
  ['an invitation', '[Contact us today](/contact).', '<p><button>Contact us today</button>.</p>\n'],
  ['words of the other language', '*terral*', '<p><em lang="es">terral</em></p>\n'],
  [
    'a picture is alone in its paragraph',
    '![](pool "Nobody in it.")',
    '<figure data-name="pool">Nobody in it.</figure>',
  ],
  ['but not within a line', 'a ![b](pool) c', '<p>a b c</p>\n'],
])('%s', (_, markdown, html) => {
  expect(renderMarkdown(markdown, place)).toBe(html)
})
