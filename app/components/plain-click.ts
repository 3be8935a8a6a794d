import type { MouseEvent } from 'react'

/** Whether a click follows a link in this tab; with a key or another button it opens elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
