import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { headerText } from './header-text.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

const message = (name: string) =>
  nodemailerMessage({
    messageId: 'email-1@site.test',
    from: 'Alborán Residences <no-reply@alboran.example>',
    to: 'sales@alboran.example',
    subject: `New Message from ${name}`,
    preheader: 'x',
    text: 'x',
    html: 'x',
    date: new Date(0),
  })

test.each([
  '=?utf-8?q?=0d=0aBcc:_victim@example.com?=',
  '=?UTF-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLmNvbQ==?=',
  'Élena =?utf-8?q?=0d=0aBcc:_victim@example.com?=',
  '=?utf-8?q?a?==?utf-8?q?b?=',
  'Elena\r\nBcc: victim@example.com',
])('the name "%s" stays text in a subject', async (name) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await transport.sendMail(message(name))
  if (!Buffer.isBuffer(bytes)) expect.fail('the transport buffers')
  const email = await PostalMime.parse(bytes)
  expect(email.bcc).toBeUndefined()
  expect(email.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  // A text that a program decodes a second time is still the text that was typed.
  expect(email.subject).not.toMatch(/=\?|[\r\n]/)
  expect(email.subject).toBe(`New Message from ${headerText(name)}`)
})

test('characters that change the direction of reading are removed', () => {
  expect(headerText('Elena \u202egpj.exe')).toBe('Elena  gpj.exe')
})

test('an encoded word is no e-mail address', () => {
  expect(isEmailAddress('=?utf-8?q?=2Cvictim?=@example.com')).toBe(false)
  expect(isEmailAddress('elena@=?utf-8?q?x?=.example')).toBe(false)
  expect(isEmailAddress('elena+a=b@example.com')).toBe(true)
})
