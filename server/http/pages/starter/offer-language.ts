/**
 * Runs in the page: offers the other language to whoever arrives with a browser set to it. The page
 * is the same for everybody, so the link is in it, hidden, over the page and not in its flow:
 * nothing moves when it appears.
 */
export function offerLanguage(): void {
  const link = document.querySelector<HTMLElement>('.offer')
  if (link)
    link.hidden = document.referrer.includes(origin) || !navigator.language.includes(link.lang)
}
