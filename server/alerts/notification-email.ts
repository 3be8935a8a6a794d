import * as v from 'valibot'
import { searchText } from '../catalogue/search-text.ts'
import { type Language, pathIn } from '../language.ts'
import { type EmailWriter, emailKind } from '../mail/email-kind.ts'
import type { AddressedEmail } from '../mail/email.ts'
import { emailPage } from '../mail/html/email-page.ts'
import { foot, link, paragraph, rows } from '../mail/html/email-parts.ts'
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts'
import { euros } from '../shared/euros.ts'
import { html } from '../shared/html.ts'
import { confirmationKind, writeConfirmation } from './confirmation-email.ts'
import { homeSnapshot, type HomeSnapshot } from './home-snapshot.ts'
import { manageLink, stopLink } from './links.ts'
import { searchOfAlert } from './search-of-alert.ts'

const payloadSchema = v.object({
  email: v.string(),
  language: v.picklist(['en', 'es']),
  alertId: v.string(),
  search: v.string(),
  /** JSON: the homes as {@link HomeSnapshot}, as many as one e-mail shows. */
  homes: v.string(),
  /** How many more there are. */
  more: v.string(),
  stopToken: v.string(),
  manageToken: v.string(),
})

/** The data of a notification while it is in the outbox. */
type NotificationPayload = v.InferOutput<typeof payloadSchema>

/** The outbox's kind of notifications. */
export const notificationKind = emailKind('alert-news', payloadSchema)

/** The most homes in one e-mail. */
export const maxHomes = 12

/** The writers of all e-mails of alerts. */
export const alertEmailWriters = (siteUrl: string): EmailWriter[] => [
  confirmationKind.writtenBy((payload) => writeConfirmation(payload, siteUrl)),
  notificationKind.writtenBy((payload) => writeNotification(payload, siteUrl)),
]

/** The notification about new homes and lower prices. */
export function writeNotification(payload: NotificationPayload, siteUrl: string): AddressedEmail {
  const { email, language, search, stopToken, manageToken } = payload
  const copy = words[language]
  const homes = v.parse(v.array(homeSnapshot), JSON.parse(payload.homes))
  const more = Number(payload.more)
  const subject = subjectOf(homes, more, language)
  const intro = `${copy.asked} ${searchText(searchOfAlert(search), language)}.`
  const list = `${siteUrl}${pathIn(language, '/properties')}${search && `?${search}`}`
  const stop = stopLink(siteUrl, language, stopToken)
  const manage = manageLink(siteUrl, language, manageToken)
  const lines = homes.map((home) => ({
    title: titleOf(home, language),
    href: `${siteUrl}${pathIn(language, `/properties/${home.slug}`)}`,
    price: priceOf(home, language),
    facts: `${home.previous === null ? copy.appeared : copy.reduced} · ${copy.bedrooms(home.bedrooms)} · ${home.area}\u00a0m² · ${home.ref}`,
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

function priceOf({ price, previous, listing }: HomeSnapshot, language: Language): string {
  const copy = words[language]
  const now =
    listing === 'rent' ? `${euros(price, language)} ${copy.month}` : euros(price, language)
  return previous === null ? now : `${now}, ${copy.before} ${euros(previous, language)}`
}

function subjectOf(homes: readonly HomeSnapshot[], more: number, language: Language): string {
  const copy = words[language]
  const [first] = homes
  if (first && homes.length === 1 && more === 0) {
    const what = first.previous === null ? copy.oneNew : copy.oneReduced
    return `${what}: ${titleOf(first, language)}, ${euros(first.price, language)}`
  }
  return copy.several(homes.length + more)
}

interface NotificationWords extends Record<
  | 'asked'
  | 'appeared'
  | 'reduced'
  | 'month'
  | 'before'
  | 'oneNew'
  | 'oneReduced'
  | 'manage'
  | 'stop'
  | 'sender',
  string
> {
  bedrooms(n: number): string
  more(n: number): string
  several(n: number): string
}

const words: Record<Language, NotificationWords> = {
  en: {
    asked: 'News for your alert:',
    appeared: 'New on the list',
    reduced: 'Lower price',
    month: 'a month',
    before: 'previously',
    oneNew: 'New on the list',
    oneReduced: 'Lower price',
    bedrooms: (n) => (n === 1 ? '1 bedroom' : `${n} bedrooms`),
    more: (n) => (n === 1 ? 'And one more home on the list' : `And ${n} more homes on the list`),
    several: (n) => `News of ${n} homes for your alert`,
    manage: 'Change your alerts',
    stop: 'Stop this alert',
    sender: 'Alborán Residences, Costa del Sol.',
  },
  es: {
    asked: 'Novedades de su aviso:',
    appeared: 'Nueva en la lista',
    reduced: 'Bajada de precio',
    month: 'al mes',
    before: 'antes',
    oneNew: 'Nueva en la lista',
    oneReduced: 'Bajada de precio',
    bedrooms: (n) => (n === 1 ? '1 dormitorio' : `${n} dormitorios`),
    more: (n) => (n === 1 ? 'Y otra vivienda en la lista' : `Y otras ${n} viviendas en la lista`),
    several: (n) => `Novedades de ${n} viviendas de su aviso`,
    manage: 'Cambiar sus avisos',
    stop: 'Anular este aviso',
    sender: 'Alborán Residences, Costa del Sol.',
  },
}
