import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { SubscriberAlert } from '#server/alerts/find-alerts.ts'
import { searchOfAlert } from '#server/alerts/search-of-alert.ts'
import type { Subscriber } from '#server/alerts/subscriber.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { type Language, pathIn } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { date } from '#server/shared/time/formats.ts'
import { words } from './words.ts'

/** An alert as its page shows it. */
export interface AlertView {
  id: string
  title: string
  href: string
  facts: string
  state: SubscriberAlert['state']
  asked: SubscriberAlert['asked']
}

/** A subscriber's alerts in the page's language. */
export const alertViews = ({ alerts }: Subscriber, language: Language): AlertView[] =>
  alerts.map((alert) => ({
    id: alert.id,
    title: searchText(searchOfAlert(alert.search), language),
    href: `${pathIn(language, '/properties')}${alert.search && `?${alert.search}`}#homes`,
    facts: factsOf(alert, language),
    state: alert.state,
    asked: alert.asked,
  }))

function factsOf(alert: SubscriberAlert, language: Language): string {
  const copy = words[language].manage
  const on = (time: number) => date(time, language)
  if (alert.state === 'waiting') return insert(copy.waiting, { date: on(alert.since) })
  if (alert.state === 'stopped')
    return insert(copy.stopped, { date: on(alert.stoppedAt ?? alert.since) })
  const sent = [
    ...(alert.newHomes > 0 ? [counted(copy.homes, alert.newHomes, language)] : []),
    ...(alert.reductions > 0 ? [counted(copy.reductions, alert.reductions, language)] : []),
  ]
  return [
    insert(copy.since, { date: on(alert.since) }),
    sent.length > 0 ? insert(copy.sent, { what: enumeration(sent, language) }) : copy.nothingSent,
    ...(alert.last ? [insert(copy.last, { ref: alert.last.ref, date: on(alert.last.at) })] : []),
  ].join(' ')
}
