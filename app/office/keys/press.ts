/** The sections of the office by the key after G. */
const sections: Readonly<Record<string, string>> = {
  l: 'leads',
  v: 'viewings',
  h: 'homes',
  b: 'leads/board',
  n: 'newsletter',
  f: 'figures',
  m: 'mail',
}

/** The element that a key presses or focuses. */
const targets: Readonly<Record<string, string>> = {
  // The search field of the bar, or the link that replaces it in narrow windows.
  '/': '#find, .bar a[href$="#search"]',
  '?': '[popovertarget=keys]',
}

/** As `targets`, for keys that act on the open lead. */
const ofLead: Readonly<Record<string, string>> = {
  r: '#message',
  f: '.panes__side [name=at]',
  t: 'button[name=intent][value=take]',
  u: 'button[name=intent][value=unread]',
}

/** The effect of a key: `open` a section, `stage` by number, or the one that `target` names. */
type Pressed =
  | { does: 'open'; section: string }
  | { does: 'target'; selector: string; ofLead: boolean }
  | { does: 'stage'; number: number }
  | { does: 'move'; by: 1 | -1 }
  | { does: 'wait'; prefix: string }

/**
 * The effect of a single key in the office.
 * @param prefix the key before it, if that was the first of two.
 */
export function pressed(key: string, prefix: string): Pressed | undefined {
  const lower = key.toLowerCase()
  if (prefix === 'g') {
    const section = Object.hasOwn(sections, lower) ? sections[lower] : undefined
    return section ? { does: 'open', section } : undefined
  }
  if (prefix === 's')
    return /^[1-5]$/.test(key) ? { does: 'stage', number: Number(key) } : undefined
  if (lower === 'g' || lower === 's') return { does: 'wait', prefix: lower }
  if (lower === 'j' || lower === 'k') return { does: 'move', by: lower === 'j' ? 1 : -1 }
  const own = Object.hasOwn(ofLead, lower) ? ofLead[lower] : undefined
  if (own) return { does: 'target', selector: own, ofLead: true }
  const selector = Object.hasOwn(targets, lower) ? targets[lower] : undefined
  return selector ? { does: 'target', selector, ofLead: false } : undefined
}
