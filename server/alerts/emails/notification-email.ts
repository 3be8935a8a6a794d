import { bedroomsText, priceText } from '../../catalogue/home-line.ts'
import { searchText } from '../../catalogue/search-text.ts'
import type { HomeSnapshot } from '../../database/tables/alerts.ts'
import { type Language, pathIn } from '../../language.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { foot, link, paragraph, rows } from '../../mail/html/email-parts.ts'
import { unsubscribeHeaders } from '../../mail/unsubscribe-headers.ts'
import { euros, groupedNumber } from '../../shared/text/euros.ts'
import { html } from '../../shared/text/html.ts'
import type { NotificationPayload } from '../email-kinds.ts'
import { manageLink, stopLink } from '../links.ts'
import { searchOfAlert } from '../search-of-alert.ts'
import { notificationWords } from './notification-words.ts'

/** Writes the notification about new homes and lower prices. */
export function writeNotification(
  { email, language, search, homes, more, stopToken, manageToken }: NotificationPayload,
  siteUrl: string,
): AddressedEmail {
  const copy = notificationWords[language]
  const subject = subjectOf(homes, more, language)
  const intro = `${copy.asked} ${searchText(searchOfAlert(search), language)}.`
  const list = `${siteUrl}${pathIn(language, '/properties')}${search && `?${search}`}`
  const stop = stopLink(siteUrl, language, stopToken)
  const manage = manageLink(siteUrl, language, manageToken)
  const lines = homes.map((home) => ({
    title: titleOf(home, language),
    href: `${siteUrl}${pathIn(language, `/properties/${home.slug}`)}`,
    price: priceText(home, home.previous, language),
    facts: `${home.previous === null ? copy.appeared : copy.reduced} · ${bedroomsText(home.bedrooms, language)} · ${groupedNumber(home.area, language)}\u00a0m² · ${home.ref}`,
  }))
  const moreText = more > 0 ? copy.more(more) : undefined
  return {
    to: email,
    headers: { ...unsubscribeHeaders(stop), 'Auto-Submitted': 'auto-generated' },
    subject,
    preheader: lines.map(({ title, price }) => `${title}, ${price}`).join('; '),
    text: [
      intro,
      ...lines.map(({ title, price, facts, href }) => `${title}\n${price}\n${facts}\n${href}`),
      ...(moreText ? [`${moreText}\n${list}`] : []),
      `--\n${copy.sender}\n${copy.manage}: ${manage}\n${copy.stop}: ${stop}\n`,
    ].join('\n\n'),
    html: emailPage({
      language,
      title: subject,
      preheader: lines.map(({ title, price }) => `${title}, ${price}`).join('; '),
      body: html`${paragraph(intro)}${rows(
        lines.map(
          ({ title, price, facts, href }) =>
            [price, html`${link(href, title)}<br>${facts}`] as const,
        ),
      )}${moreText ? paragraph(link(list, moreText)) : ''}${foot(
        html`${copy.sender} ${link(manage, copy.manage)} · ${link(stop, copy.stop)}`,
      )}`,
    }).toString(),
  }
}

const titleOf = ({ title, titleEs }: HomeSnapshot, language: Language) =>
  language === 'es' ? (titleEs ?? title) : title

function subjectOf(homes: readonly HomeSnapshot[], more: number, language: Language): string {
  const copy = notificationWords[language]
  const [first] = homes
  if (first && homes.length === 1 && more === 0) {
    const what = first.previous === null ? copy.oneNew : copy.oneReduced
    return `${what}: ${titleOf(first, language)}, ${euros(first.price, language)}`
  }
  return copy.several(homes.length + more)
}
