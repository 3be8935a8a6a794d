import type { MouseEvent } from 'react'

/**
 * Whether a click follows a link in this tab. With a modifier key or another button, the browser
 * opens the link elsewhere.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
