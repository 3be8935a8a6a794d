import type { Language } from '../../language.ts'
import { agencyName } from '../../shared/agency-name.ts'
import { html, Html } from '../../shared/text/html.ts'
import { emailColours, responsiveStyles, sans, serif } from './email-style.ts'

interface EmailPage {
  language: Language
  title: string
  /** The preview text that a mail client shows beside the subject; hidden in the e-mail itself. */
  preheader: string
  body: Html
}

/**
 * The HTML page of every e-mail: the wordmark on a line that starts at the left edge, a title, and
 * the body. Mail clients need tables and inline styles; those that support dark schemes get one.
 */
export const emailPage = ({ language, title, preheader, body }: EmailPage): Html =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${new Html(responsiveStyles)}</style>
</head>
<body class="sheet" style="margin:0;padding:0;background-color:${emailColours.lime};color:${emailColours.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${new Html(filler)}</div>
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${emailColours.lime}"><tr><td>
<p class="ink" style="display:inline-block;margin:0;padding:32px 12px 5px 28px;border-bottom:1px solid ${emailColours.ink};font:400 22px/1 ${serif};letter-spacing:.01em">${agencyName}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:632px"><tr><td style="padding:44px 28px 56px;font:400 17px/1.6 ${sans};overflow-wrap:anywhere">
<h1 style="margin:0 0 28px;font:400 32px/1.12 ${serif};letter-spacing:-.01em">${title}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`

/**
 * Blank characters after the preheader, so that a mail client does not show the first words of the
 * e-mail after it.
 */
const filler = '&#8199;&#847; '.repeat(60)
