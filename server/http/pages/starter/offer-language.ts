/**
 * Runs in the head of a page: offers the other language to visitors whose browser is set to it and
 * who have chosen none. The page is the same for everybody, so it contains the offer hidden; the
 * offer is shown before anything is painted, so that nothing moves.
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
    // Dismisses the offer without loading the page; the link itself would do it by a redirect
    // (server/http/middleware/language-preference.ts).
    event.preventDefault()
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    delete dataset.offer
  })
}
