/** The colours of app/styles/tokens.css that e-mails use. */
export const emailColours = {
  lime: '#f6f8f6',
  ink: '#0a2a32',
  slate: '#45606a',
  rule: '#c6d1cf',
  sea: '#0f4e59',
}

/** E-mails load no fonts; on devices without Ibarra and Rosario the fallbacks are used. */
export const serif = "'Ibarra Real Nova',Georgia,'Times New Roman',serif"
export const sans = 'Rosario,Arial,Helvetica,sans-serif'

/**
 * Styles for narrow screens and dark schemes, for mail clients that support a style element; the
 * e-mail is complete without them.
 */
export const responsiveStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .row th, .row td { display: block !important; width: auto !important }
  .row th { padding: 10px 0 0 !important; border-bottom: 0 !important }
  .row td { padding: 0 0 10px !important }
}
@media (prefers-color-scheme: dark) {
  .sheet { background-color: #07252d !important; color: #f6f8f6 !important }
  .sheet a { color: #f6f8f6 !important }
  .quiet, .quiet a { color: #bfd8d5 !important }
  .ink { border-color: #bfd8d5 !important }
  .rule { border-color: #2c4b53 !important }
  .sheet .button { background-color: #bfd8d5 !important; color: #07252d !important }
}
`
