import { expect, test } from 'vitest'
import { writeReply } from './reply-email.ts'

const siteUrl = 'https://site.test'
const path = '/es/properties/a-home/brochure.pdf'
const timesIn = (text: string, part: string) => text.split(part).length - 1

const reply = (text: string) =>
  writeReply(
    {
      subject: 'Su consulta',
      text,
      language: 'es',
      author: 'Marta',
      attachments: [{ path, name: 'a-home-es.pdf' }],
    },
    { siteUrl, shown: new Set() },
  )

test('a file to which the text already links has no second link', () => {
  const named = reply(`Un apartamento.\nFolleto: ${siteUrl}${path}`)
  expect(timesIn(named.text, path)).toBe(1)
  expect(named.html).not.toContain('a-home-es.pdf')
  const unnamed = reply('Le adjunto el folleto.')
  expect(timesIn(unnamed.text, path)).toBe(1)
  expect(unnamed.html).toContain('a-home-es.pdf')
})
