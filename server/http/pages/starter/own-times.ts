/**
 * Runs in a page with half-hours: shows them in the visitor's own time zone, as
 * `app/pages/viewing/own-time.tsx` does once the page is hydrated. Only the browser knows the zone,
 * so the elements (`data-own`) are empty in the page, or show a zone that the visitor chose before.
 * @param agencyZone the zone in which the page is written.
 * @param cityNames JSON of the names of cities by language, and by the names of their zones.
 */
export function showOwnTimes(agencyZone: string, cityNames: string): void {
  const isSpanish = document.documentElement.lang === 'es'
  const cities: Record<string, Record<string, string>> = JSON.parse(cityNames)
  const names = cities[isSpanish ? 'es' : 'en'] ?? {}
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

  const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(isSpanish ? 'es-ES' : 'en-GB', { ...options, timeZone })
  const clocksIn = (zone: string) => ({
    day: formatIn(zone, { weekday: 'short' }),
    clock: formatIn(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  const cityOf = (zone: string) => {
    const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
    return names[city] ?? city
  }
  const malaga = clocksIn(agencyZone)

  const show = (zone: string) => {
    const own = clocksIn(zone)
    const city = cityOf(zone)
    const isOther = zone !== agencyZone
    for (const element of all('[data-own]')) {
      const time = Date.parse(element.dataset.own ?? '')
      const weekday = own.day.format(time)
      const day = weekday === malaga.day.format(time) ? '' : weekday
      const clock = own.clock.format(time)
      const isSame = !day && clock === malaga.clock.format(time)
      const text = `${day && `${day} `}${clock} ${city}`
      const before = element.textContent.replace(/(;.*)?\)$/, '')
      const texts: Record<string, string> = {
        clock,
        city: day ? `${city}, ${day}` : city,
        note: `${before}${isSame ? '' : `; ${text}`})`,
      }
      element.textContent = isOther ? (texts[element.dataset.form ?? ''] ?? text) : ''
    }
    for (const element of all('[data-own-clock]')) element.hidden = !isOther
    for (const element of all('[data-own-city]'))
      element.textContent = (element.dataset.ownCity ?? '').replace('{city}', city)
  }

  const choice = document.querySelector<HTMLSelectElement>('#zone-choice')
  choice?.addEventListener('change', () => {
    const address = new URL(location.href)
    address.searchParams.set('zone', choice.value)
    history.replaceState(history.state, '', address)
    show(choice.value)
  })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // A zone that was chosen before is already shown.
  if (zone === agencyZone || choice?.dataset.asked) return
  show(zone)
  if (!choice) return
  const further = choice.querySelector<HTMLOptionElement>('[data-own-zone]')
  choice.value = zone
  if (choice.value === zone || !further) return
  further.value = zone
  further.text = cityOf(zone)
  further.hidden = further.disabled = false
  choice.value = zone
}

/** Whether a page needs {@link showOwnTimes}. */
export const showsOwnTimes = (html: string): boolean => html.includes(' data-own=')
