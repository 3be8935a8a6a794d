/**
 * Runs in the head of a page: offers the other language to whoever arrives with a browser set to
 * it, and has chosen none. The page is the same for everybody, so the offer is in it, hidden; it is
 * shown before anything is painted, so that nothing moves.
 */
export function offerLanguage(): void {
  const { dataset, lang } = document.documentElement
  const other = lang === 'es' ? 'en' : 'es'
  const isChosen = /(?:^|; )lang=/.test(document.cookie)
  if (isChosen || document.referrer.includes(origin) || !navigator.language.includes(other)) return
  dataset.offer = ''
  addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || !target.closest('.offer__close')) return
    // What the link does by itself (server/http/middleware/language-preference.ts), in place.
    event.preventDefault()
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    delete dataset.offer
  })
}
