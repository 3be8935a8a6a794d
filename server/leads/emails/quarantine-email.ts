import { type Language, pathIn } from '../../language.ts'
import type { EmailContent } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, paragraph } from '../../mail/html/email-parts.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { html } from '../../shared/text/html.ts'
import { day } from '../../shared/time/durations.ts'

const keptDays = retentionPeriods.suspect / day

const words = {
  en: {
    subject: (count: number) => `Quarantined as a robot’s: ${count}`,
    what: `These submissions of the site’s forms were not e-mailed, because they look like a robot’s or came in great number. They are deleted after ${keptDays} days.`,
    how: 'On the command line: npm run desk -- leads list --suspects shows them; npm run desk -- leads release, and its id, makes a lead of one.',
    open: 'See them in the office',
  },
  es: {
    subject: (count: number) => `Retenidas como de robot: ${count}`,
    what: `Estos envíos de los formularios de la web no se han mandado por correo, porque parecen de un robot o llegaron en gran número. Se eliminan a los ${keptDays} días.`,
    how: 'En la línea de órdenes: npm run desk -- leads list --suspects las muestra; npm run desk -- leads release, con su id, convierte una en consulta.',
    open: 'Verlas en la oficina',
  },
}

/**
 * The notice to the agency that submissions are quarantined (docs/requirements/leads.md#spam), so
 * that no message from a person is overlooked.
 * @param count how many are quarantined now.
 */
export function writeQuarantineNotice(
  count: number,
  siteUrl: string,
  language: Language,
): EmailContent {
  const copy = words[language]
  const subject = copy.subject(count)
  const link = siteUrl + pathIn(language, '/office/mail')
  return {
    subject,
    preheader: copy.what,
    text: `${subject}\n\n${copy.what}\n\n${copy.open}:\n${link}\n\n${copy.how}\n`,
    html: emailPage({
      language,
      title: subject,
      preheader: copy.what,
      body: html`${paragraph(copy.what)}${button(link, copy.open)}${paragraph(copy.how)}`,
    }).toString(),
  }
}
