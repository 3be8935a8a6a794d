import type { Language } from '../../language.ts'
import type { Lead, LeadKind } from '../lead.ts'
import { acknowledgementWords, answerWords } from './acknowledgement-words.ts'
import { html, type Html } from './html.ts'
import type { Letter } from './letter.ts'
import { letterPage } from './letter-page.ts'

interface House {
  agencyEmail: string
  chatPhone: string
}

/**
 * The letter that tells a visitor that we have what they sent: what it was, who reads it, and how to
 * reach us. It advertises nothing, promises no hour, and goes once for each lead.
 */
export function acknowledgementLetter(lead: Lead, { agencyEmail, chatPhone }: House): Letter {
  const say = acknowledgementWords[lead.language]
  const { name = '' } = lead.fields
  const greeting = say.greeting.replace('{name}', () => name)
  const reach = say.reach.replace('{email}', agencyEmail).replace('{phone}', chatPhone)
  const rows = rowsOf(lead)
  return {
    subject: say.subject,
    preheader: say.next[lead.kind],
    text: [
      greeting,
      say.received[lead.kind],
      `${say.sent}\n${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}`,
      say.next[lead.kind],
      reach,
      say.mistake,
      say.sender,
      '',
    ].join('\n\n'),
    html: letterPage({
      language: lead.language,
      title: say.subject,
      preheader: say.next[lead.kind],
      body: html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 24px">${say.received[lead.kind]}</p>
<p style="margin:0 0 8px;color:#45606a">${say.sent}</p>
${table(rows)}
<p style="margin:24px 0 16px">${say.next[lead.kind]}</p>
<p style="margin:0 0 32px">${reach}</p>
<p style="margin:0;padding:16px 0 0;border-top:1px solid #c6d1cf;color:#45606a;font-size:14px">${say.mistake}<br>${say.sender}</p>`,
    }).toString(),
  }
}

const shown = ['about', 'reference', 'propertyType', 'bedrooms', 'budget', 'preferences', 'message', 'email', 'phone', 'newsletter'] as const

/** What was sent, in the visitor's words: the choices as the form showed them, the message as it was written. */
function rowsOf({ kind, language, fields }: Lead): [label: string, value: string][] {
  const { labels } = acknowledgementWords[language]
  return shown.flatMap((field): [string, string][] => {
    const value = fields[field]
    return value ? [[labels[field], answer(kind, language, field, value)]] : []
  })
}

function answer(kind: LeadKind, language: Language, field: string, value: string): string {
  const answers: Record<string, string> = answerWords[language]
  return answers[`${field}:${kind === 'rental' ? 'month:' : ''}${value}`] ?? answers[`${field}:${value}`] ?? value
}

const table = (rows: [string, string][]): Html => html`<table style="border-collapse:collapse;width:100%;border-top:1px solid #0a2a32">
${rows.map(
  ([label, value]) =>
    html`<tr><th scope="row" style="text-align:left;vertical-align:top;font-weight:400;color:#45606a;padding:8px 16px 8px 0;border-bottom:1px solid #c6d1cf">${label}</th><td style="padding:8px 0;border-bottom:1px solid #c6d1cf;white-space:pre-wrap;overflow-wrap:anywhere">${value}</td></tr>
`,
)}</table>`
