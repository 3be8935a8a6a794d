import type { Language } from '../../language.ts'
import { html, type Html } from './html.ts'

interface LetterPage {
  language: Language
  title: string
  /** What a mail client shows beside the subject; not seen in the letter itself. */
  preheader: string
  body: Html
}

/** The sheet that every letter is written on. Mail clients want tables and inline styles. */
export const letterPage = ({ language, title, preheader, body }: LetterPage): Html => html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;background:#f6f8f6;color:#0a2a32;font:16px/1.5 Arial,sans-serif">
<div style="display:none">${preheader}</div>
<div style="max-width:40em;margin:0 auto;padding:32px 24px">
<h1 style="font:400 28px/1.2 Georgia,serif;margin:0 0 24px">${title}</h1>
${body}
</div>
</body>
</html>
`
