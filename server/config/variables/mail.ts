import { integer, mailbox, matchingValue, url } from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

const emailJsId = (expected: string) => matchingValue(/^[\w-]{3,80}$/, expected)

/** How e-mails are sent. */
export const mailVariables = {
  MAIL_FROM: variable(
    [
      'Sender of all e-mails.',
      'Replies of staff come from AGENCY_EMAIL instead, where both are on the same domain.',
    ],
    mailbox,
    'Alborán Residences <no-reply@alboran.example>',
  ),
  SMTP_URL: optional(
    [
      'Mail server: smtp://user:password@host:587 or smtps://…:465.',
      'Without it and without EmailJS,',
      'each e-mail is written as an .eml file under DATA_DIR/mail.',
    ],
    url(['smtp:', 'smtps:'], 'smtp://user:password@host:port'),
  ),
  NEWSLETTER_PACE: variable(
    'How many newsletter e-mails are sent in a minute.',
    integer(1, 6000, 'e-mails a minute, 1 to 6000'),
    '60',
  ),
  ALERT_DELAY_MINUTES: variable(
    [
      'Minutes for which a new home or a lower price can be taken back before readers of alerts',
      'are notified of it.',
    ],
    integer(0, 1440, 'minutes, 0 to 1440'),
    '10',
  ),
  EMAILJS_SERVICE_ID: optional(
    [
      'EmailJS, where there is no SMTP_URL.',
      'The template must send to {{to_email}} with {{subject}};',
      '{{details}} is the whole e-mail as text.',
      'In the account, allow non-browser applications (Account, Security).',
    ],
    emailJsId('a service id such as service_abc123'),
  ),
  EMAILJS_TEMPLATE_ID: optional(
    'Template of EmailJS; see EMAILJS_SERVICE_ID.',
    emailJsId('a template id such as template_abc123'),
  ),
  EMAILJS_PUBLIC_KEY: optional(
    'Public key of the EmailJS account.',
    emailJsId('the public key of the account'),
  ),
  EMAILJS_PRIVATE_KEY: optional(
    'Private key of the EmailJS account, needed where the account asks for it.',
    emailJsId('the private key of the account'),
  ),
  EMAILJS_URL: variable(
    'Address of EmailJS, or of a server that replaces it in tests.',
    url(['http:', 'https:'], 'an address such as https://api.emailjs.com'),
    'https://api.emailjs.com',
  ),
}
