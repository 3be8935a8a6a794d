import { html, type Html } from '../../shared/text/html.ts'
import { emailColours, serif } from './email-style.ts'

// The parts of an e-mail's body; see `emailPage`.

/** Joins the parts of a body that are not empty. */
export const bodyOf = (...parts: readonly (Html | undefined)[]): Html =>
  html`${parts.filter((part) => part !== undefined)}`

/** Mail clients ignore stylesheets, so each element has its own styles. */
const style = (...rules: readonly string[]): string => rules.join(';')

/** A paragraph of the body. */
export const paragraph = (text: string | Html): Html => html`<p style="margin:0 0 20px">${text}</p>
`

/** A paragraph in the secondary colour. */
export const quiet = (
  text: string | Html,
): Html => html`<p class="quiet" style="margin:0 0 12px;color:${emailColours.slate}">${text}</p>
`

/** A visitor's message, with its line breaks. */
export function quotation(text: string): Html {
  const rules = style(
    'margin:0 0 28px',
    'padding:2px 0 2px 20px',
    `border-left:1px solid ${emailColours.ink}`,
    `font:400 20px/1.45 ${serif}`,
    'white-space:pre-wrap',
  )
  return html`<p class="ink" style="${rules}">${text}</p>
`
}

/** A link that looks like a button, large enough for a thumb. */
export function button(href: string, label: string): Html {
  const rules = style(
    'display:inline-block',
    'padding:15px 24px',
    `color:${emailColours.lime}`,
    'text-decoration:none',
  )
  const anchor = html`<a class="button" href="${href}" style="${rules}">${label}&nbsp;&nbsp;&nbsp;&rarr;</a>`
  return html`${table({ margin: '8px 0 32px' })}
<tr><td class="button" style="background-color:${emailColours.sea}">${anchor}</td></tr></table>
`
}

/** The start tag of a table that is used only for layout. */
const table = ({ margin }: { margin: string }): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:${margin}">`

type Row = readonly [label: string, value: string | Html]

/** A table of labels and values; a value may be a link. */
export function rows(entries: readonly Row[]): Html {
  const rules = style(
    'border-collapse:collapse',
    'margin:0 0 28px',
    `border-top:1px solid ${emailColours.ink}`,
  )
  return html`<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${rules}">
${entries.map(row)}</table>
`
}

function row([label, value]: Row): Html {
  const line = `border-bottom:1px solid ${emailColours.rule}`
  const head = style(
    'width:30%',
    'padding:10px 20px 10px 0',
    line,
    'text-align:left',
    'vertical-align:top',
    'font-weight:400',
    `color:${emailColours.slate}`,
  )
  const cell = style(
    'padding:10px 0',
    line,
    'vertical-align:top',
    'white-space:pre-wrap',
    'overflow-wrap:anywhere',
  )
  return html`<tr class="row"><th scope="row" class="quiet rule" style="${head}">${label}</th>
<td class="rule" style="${cell}">${value}</td></tr>
`
}

/** A link in running text. */
export const link = (href: string, label: string): Html =>
  html`<a href="${href}" style="color:${emailColours.sea}">${label}</a>`

/** The footer: the sender, and further lines. */
export function foot(text: string | Html): Html {
  const rules = style(
    'margin:36px 0 0',
    'padding:16px 0 0',
    `border-top:1px solid ${emailColours.rule}`,
    `color:${emailColours.slate}`,
    'font-size:15px',
    'line-height:1.5',
  )
  return html`<p class="quiet rule" style="${rules}">${text}</p>
`
}
