import { type MouseEvent, type ReactNode, useState } from 'react'
import type { PictureData } from '#server/pictures/pictures.ts'
import { isPlainClick } from '../plain-click.ts'
import type { PictureGallery } from './gallery.ts'
import type { Lightbox, LightboxProps } from './lightbox.tsx'

export interface OpenerProps {
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  'data-replay': string
}

/**
 * The full-screen view of pictures, whose script is loaded when it is first opened.
 * @param closeUp the part with which a narrow screen begins.
 * @param onClosed is called with the index of the picture that was shown last.
 * @returns the dialog, to be put into the page, and the properties of a link that opens it at a
 *   picture; the link leads to a page that shows the same without a script. A press before the
 *   script runs is repeated (server/http/pages/starter/early-interactions.ts).
 */
export function useLightbox(
  pictures: PictureData[],
  words: PictureGallery['words'] | undefined,
  onClosed?: (at: number) => void,
  closeUp?: LightboxProps['closeUp'],
): {
  lightbox: ReactNode
  opens: (index: number) => OpenerProps
} {
  const [shown, setShown] = useState<
    Pick<LightboxProps, 'start'> & { View: typeof Lightbox; opener: HTMLElement }
  >()
  const openAt = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    import('./lightbox.tsx').then(
      ({ Lightbox: View }) => setShown({ View, start: index, opener }),
      // If the script cannot be loaded, the page behind the link shows the pictures.
      () => location.assign(opener.href),
    )
  }
  const close = (index: number) => {
    setShown(undefined)
    onClosed?.(index)
    shown?.opener.focus({ preventScroll: true })
  }
  return {
    lightbox: shown && words && (
      <shown.View
        pictures={pictures}
        words={words}
        start={shown.start}
        closeUp={closeUp}
        onClose={close}
      />
    ),
    opens: (index) => ({ onClick: openAt(index), 'data-replay': '' }),
  }
}
