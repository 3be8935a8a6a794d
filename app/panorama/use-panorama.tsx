import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '#app/components/plain-click.ts'
import type { PanoramaDialog, PanoramaDialogProps } from './panorama-dialog.tsx'
import type { PanoramaLinkData } from './places.ts'

export interface PanoramaOpener {
  href: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  'data-replay': string
}

/**
 * The 360° views of a home or a development over its page, whose script is loaded when they are
 * first opened.
 * @param next a link to the next step: the home's viewing.
 * @returns the dialog, to be put into the page, and the properties of a link that opens it at its
 *   first or another view; without a script the link leads to the page that shows the same. A press
 *   from before the script ran is repeated.
 */
export function usePanorama(
  panorama: PanoramaLinkData | undefined,
  next?: PanoramaDialogProps['next'],
): {
  dialog: ReactNode
  opener: PanoramaOpener | undefined
  openerAt: (index: number) => PanoramaOpener | undefined
} {
  const [shown, setShown] = useState<{
    View: typeof PanoramaDialog
    opener: HTMLElement
    start: number
  }>()
  if (!panorama) return { dialog: null, opener: undefined, openerAt: () => undefined }
  const close = () => {
    setShown(undefined)
    shown?.opener.focus({ preventScroll: true })
  }
  const openerAt = (start: number): PanoramaOpener => ({
    href: panorama.href,
    'data-replay': '',
    onClick(event) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      const opener = event.currentTarget
      import('./panorama-dialog.tsx').then(
        ({ PanoramaDialog: View }) => setShown({ View, opener, start }),
        // If the script cannot be loaded, the page behind the link shows the views.
        () => location.assign(opener.href),
      )
    },
  })
  return {
    dialog: shown && (
      <shown.View
        places={panorama.places}
        language={panorama.language}
        start={shown.start}
        next={next}
        onClose={close}
      />
    ),
    opener: openerAt(0),
    openerAt,
  }
}
