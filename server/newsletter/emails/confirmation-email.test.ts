import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { filesMailer } from '../../mail/mailers/files.ts'
import { newToken } from '../../tokens/token.ts'
import type { NewsletterConfirmation } from '../email-kinds.ts'
import { writeNewsletterConfirmation } from './confirmation-email.ts'
import { newsletterEmailWriters } from './newsletter-emails.ts'

const payload: NewsletterConfirmation = {
  email: 'elena@example.com',
  language: 'en',
  token: newToken(),
  unsubscribeToken: newToken(),
}

test.each([
  ['en', 'Please confirm your address', 'https://site.test/newsletter'],
  ['es', 'Confirme su correo electrónico', 'https://site.test/es/newsletter'],
] as const)('in %s both halves carry both links', (language, subject, base) => {
  const email = writeNewsletterConfirmation({ ...payload, language }, 'https://site.test')
  expect(email.subject).toBe(subject)
  for (const half of [email.text, email.html]) {
    expect(half).toContain(`${base}/confirm?token=${payload.token}`)
    expect(half).toContain(`${base}/unsubscribe?token=${payload.unsubscribeToken}`)
    expect(half).toContain('48')
  }
  expect(email.html).toContain(`<html lang="${language}">`)
})

test('a stored payload that is not one is refused', () => {
  const [writer] = newsletterEmailWriters('https://site.test')
  expect(() => writer?.write({ email: 'elena@example.com' })).toThrow('language')
  expect(() => writer?.write(null)).toThrow('Object')
})

test('as sent it has the headers of a one-click unsubscription, whole and unencoded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alboran-test-'))
  try {
    const email = writeNewsletterConfirmation(payload, 'https://www.alboran-residences.example')
    await filesMailer(folder).send({
      ...email,
      messageId: 'one@site.test',
      from: 'Alborán <site@site.test>',
      date: new Date(),
    })
    const [file] = readdirSync(folder)
    const { headers, to } = await PostalMime.parse(readFileSync(join(folder, file ?? '')))
    const value = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(to?.map(({ address }) => address)).toEqual(['elena@example.com'])
    expect(value('list-unsubscribe')).toBe(
      `<https://www.alboran-residences.example/newsletter/unsubscribe?token=${payload.unsubscribeToken}>`,
    )
    expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(value('auto-submitted')).toBe('auto-generated')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
