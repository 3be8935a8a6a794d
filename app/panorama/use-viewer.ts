import { type RefObject, useEffect, useState } from 'react'
import { savesData } from '#app/components/saves-data.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { View } from './view.ts'
import type { Viewer } from './viewer.ts'

/**
 * The viewer that draws a 360° picture, loaded when `open` is called.
 * @param view the visible part; it is drawn again when it or the size of the window changes.
 */
export function useViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: PictureData,
  view: View,
) {
  const [viewer, setViewer] = useState<Viewer>()
  const [state, setState] = useState<'flat' | 'loading' | 'failed'>('flat')

  const open = () => {
    if (!canvas.current || state === 'loading') return
    setState('loading')
    const { current } = canvas
    import('./viewer.ts')
      .then(({ openViewer }) => openViewer(current, addressOf(picture)))
      .then(setViewer, () => setState('failed'))
  }

  useEffect(() => () => viewer?.close(), [viewer])
  useEffect(() => {
    viewer?.draw(view)
    const redraw = () => viewer?.draw(view)
    addEventListener('resize', redraw)
    return () => removeEventListener('resize', redraw)
  }, [viewer, view])

  return { isOpen: viewer !== undefined, state, open }
}

/**
 * The address of the largest useful file: on small screens and where the visitor saves data, the
 * one of half the width.
 */
function addressOf({ file, widths }: PictureData): string {
  const maxWidth = savesData() || screen.width * devicePixelRatio < 1400 ? 2048 : 4096
  const width = Math.max(...widths.filter((one) => one <= maxWidth))
  return `/pictures/variants/${file}-${width}.webp`
}
