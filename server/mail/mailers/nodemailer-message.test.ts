import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { unsubscribeHeaders } from '../unsubscribe-headers.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

const sent = async (headers: Record<string, string>) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(
    nodemailerMessage({
      messageId: 'email-1@site.test',
      from: 'Alborán Residences <no-reply@alboran.example>',
      to: 'reader@example.com',
      subject: 'Three terraces',
      preheader: 'x',
      text: 'x',
      html: 'x',
      date: new Date(0),
      headers,
    }),
  )
  return message.toString()
}

test('a long address stays on the line of its header', async () => {
  const link = `https://site.example/es/newsletter/unsubscribe?token=${'a'.repeat(60)}`
  const message = await sent(unsubscribeHeaders(link))
  expect(message.split('\r\n')).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${link}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  )
})

test('a reply has the identifiers of the e-mails before it', async () => {
  const message = await sent({
    'In-Reply-To': '<two@site.test>',
    References: '<one@site.test> <two@site.test>',
  })
  expect(message).toMatch(/^In-Reply-To: <two@site\.test>\r$/m)
  expect(message).toMatch(/^References: <one@site\.test> <two@site\.test>\r$/m)
  expect(await sent({ References: '<one@site.test>' })).toContain('References: <one@site.test>\r\n')
})

test('a value with line breaks cannot add a header', async () => {
  const message = await sent({ References: '<a@b.example>\r\nBcc: victim@example.com' })
  expect(message).not.toMatch(/^Bcc:/m)
})
