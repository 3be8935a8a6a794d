import { html, type Html } from '../../shared/html.ts'
import { colours, serif } from './email-style.ts'

// The parts of an e-mail's body; see {@link emailPage}.

/** A paragraph of the body. */
export const paragraph = (text: string | Html): Html => html`<p style="margin:0 0 20px">${text}</p>
`

/** A paragraph in the secondary colour. */
export const quiet = (
  text: string | Html,
): Html => html`<p class="quiet" style="margin:0 0 12px;color:${colours.slate}">${text}</p>
`

/** A visitor's message, with its line breaks. */
export const quotation = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 28px;padding:2px 0 2px 20px;border-left:1px solid ${colours.ink};font:400 20px/1.45 ${serif};white-space:pre-wrap">${text}</p>
`

/** A link as a button, large enough for a thumb. */
export const button = (href: string, label: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 32px"><tr><td class="button" style="background-color:${colours.sea}"><a class="button" href="${href}" style="display:inline-block;padding:15px 24px;color:${colours.lime};text-decoration:none">${label}&nbsp;&nbsp;&nbsp;&rarr;</a></td></tr></table>
`

/** A table of labels and values; a value may be a link. */
export const rows = (entries: readonly (readonly [label: string, value: string | Html])[]): Html =>
  html`<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 28px;border-top:1px solid ${colours.ink}">
${entries.map(
  ([label, value]) =>
    html`<tr class="row"><th scope="row" class="quiet rule" style="width:30%;padding:10px 20px 10px 0;border-bottom:1px solid ${colours.rule};text-align:left;vertical-align:top;font-weight:400;color:${colours.slate}">${label}</th><td class="rule" style="padding:10px 0;border-bottom:1px solid ${colours.rule};vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere">${value}</td></tr>
`,
)}</table>
`

/** A link in running text. */
export const link = (href: string, label: string): Html =>
  html`<a href="${href}" style="color:${colours.sea}">${label}</a>`

/** The footer: the sender, and what else belongs there. */
export const foot = (text: string | Html): Html =>
  html`<p class="quiet rule" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid ${colours.rule};color:${colours.slate};font-size:15px;line-height:1.5">${text}</p>
`
