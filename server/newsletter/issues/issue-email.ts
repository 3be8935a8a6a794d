import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { fromJson, type Schema } from '../../database/schema.ts'
import { type Language, pathIn } from '../../language.ts'
import { emailKind, type EmailWriter, UnwantedEmail } from '../../mail/email-kind.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { foot, link, paragraph } from '../../mail/html/email-parts.ts'
import { serif } from '../../mail/html/email-style.ts'
import { senderLine } from '../../mail/sender-line.ts'
import { unsubscribeHeaders } from '../../mail/unsubscribe-headers.ts'
import { html } from '../../shared/text/html.ts'
import { date } from '../../shared/time/formats.ts'
import { unsubscribeLink } from '../links.ts'
import { type IssueContent, issueContent, type ShownItem } from './issue.ts'

const reader = {
  email: v.string(),
  language: v.picklist(['en', 'es']),
  unsubscribeToken: v.string(),
  /** When the reader agreed to get it, in ISO 8601. */
  agreedAt: v.string(),
}

/** An issue for one reader. The content is stored with the issue. */
export const issueKind = emailKind('newsletter-issue', v.object({ issueId: v.string(), ...reader }))
/** An issue that a member of staff sends to themselves, with its content at that time, in JSON. */
export const testIssueKind = emailKind(
  'newsletter-test',
  v.object({ content: v.string(), ...reader }),
)

/** Writes the e-mails of newsletters. */
export const issueEmailWriters = (db: Kysely<Schema>, siteUrl: string): EmailWriter[] => [
  issueKind.writtenBy(async ({ issueId, ...to }) => {
    const subscriber = await db
      .selectFrom('subscribers')
      .select('state')
      .where('unsubscribe_token', '=', to.unsubscribeToken)
      .executeTakeFirst()
    if (subscriber?.state !== 'confirmed') throw new UnwantedEmail('the reader has unsubscribed')
    const issue = await db
      .selectFrom('newsletter_issues')
      .select('content')
      .where('id', '=', issueId)
      .executeTakeFirst()
    return writeIssue(v.parse(issueContent, fromJson(issue?.content ?? null)), to, siteUrl)
  }),
  testIssueKind.writtenBy(({ content, ...to }) =>
    writeIssue(v.parse(issueContent, JSON.parse(content)), { ...to, isTest: true }, siteUrl),
  ),
]

interface Reader {
  email: string
  language: Language
  unsubscribeToken: string
  agreedAt: string
  /** Whether it is a test, sent to the member who writes it. */
  isTest?: boolean
}

/**
 * Writes the newsletter for one reader. Picture addresses are the same for all readers, so that
 * opening the e-mail is not tracked.
 */
export function writeIssue(
  { subject, opening, items }: IssueContent,
  { email, language, unsubscribeToken, agreedAt, isTest = false }: Reader,
  siteUrl: string,
): AddressedEmail {
  const copy = words[language]
  const stop = unsubscribeLink(siteUrl, language, unsubscribeToken)
  const reason = isTest ? copy.test : copy.asked(date(agreedAt, language))
  const paragraphs = opening[language].split(/\n{2,}/)
  const title = subject[language]
  const [preheader = title] = paragraphs
  const addressOf = ({ path }: ShownItem) => siteUrl + pathIn(language, path)
  const itemHtml = (item: ShownItem) => {
    const see = link(addressOf(item), copy.see[item.kind])
    return html`${pictureOf(item, language, siteUrl)}<h2 style="margin:0 0 6px;font:400 24px/1.2 ${serif}">${item.title[language]}</h2>
${paragraph(html`${item.text[language]}<br>${see}`)}`
  }
  return {
    to: email,
    headers: unsubscribeHeaders(stop),
    subject: isTest ? `[${copy.testMark}] ${title}` : title,
    preheader,
    text: [
      ...paragraphs,
      ...items.map((item) => `${item.title[language]}\n${item.text[language]}\n${addressOf(item)}`),
      `--\n${copy.sender}\n${reason}\n${copy.stop}: ${stop}\n`,
    ].join('\n\n'),
    html: emailPage({
      language,
      title,
      preheader,
      body: html`${paragraphs.map((text) => paragraph(text))}${items.map(itemHtml)}${foot(html`${copy.sender} ${reason} ${copy.unread} ${link(stop, copy.stop)}`)}`,
    }).toString(),
  }
}

function pictureOf({ picture }: ShownItem, language: Language, siteUrl: string) {
  if (!picture) return ''
  const address = picture.address.startsWith('/') ? siteUrl + picture.address : picture.address
  return html`<img src="${address}" width="576" alt="${picture.alt[language]}" style="display:block;width:100%;max-width:576px;height:auto;margin:12px 0 14px">
`
}

const words = {
  en: {
    see: { home: 'See the home', article: 'Read the article' },
    asked: (day: string) => `You asked for this newsletter on ${day}.`,
    test: 'This is a test, for you alone. Its readers are told here when they asked for it.',
    testMark: 'Test',
    unread: 'Nothing in it tells us whether it was opened.',
    stop: 'Unsubscribe',
    sender: senderLine,
  },
  es: {
    see: { home: 'Ver la vivienda', article: 'Leer el artículo' },
    asked: (day: string) => `Pidió este boletín el ${day}.`,
    test: 'Esto es una prueba, solo para usted. Aquí se dice a cada lector cuándo lo pidió.',
    testMark: 'Prueba',
    unread: 'Nada en él nos dice si se ha abierto.',
    stop: 'Darse de baja',
    sender: senderLine,
  },
}
