import { useEffect, useRef } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Controls } from './controls.tsx'
import { useView } from './use-view.ts'
import { useViewer } from './use-viewer.ts'
import { bearingOf, initialView } from './view.ts'
import type { PanoramaWords } from './words.ts'

interface PanoramaProps {
  picture: PictureData
  copy: PanoramaWords
  /**
   * Whether the interactive view starts as soon as it has loaded, because the visitor has already
   * asked for it.
   */
  atOnce?: boolean
}

/**
 * A 360° picture: a flat picture until the visitor starts it, then an interactive view with a
 * compass below.
 */
export function Panorama({ picture, copy, atOnce = false }: PanoramaProps) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { view, handlers, ...turning } = useView(stage)
  const { isOpen, state, open } = useViewer(canvas, picture, view)
  const failed = state === 'failed'

  const openOnce = useRef(atOnce ? open : undefined)
  useEffect(() => {
    openOnce.current?.()
    openOnce.current = undefined
  }, [])

  useEffect(() => {
    // The button no longer exists, so the focus moves to the view.
    if (isOpen) stage.current?.focus()
  }, [isOpen])

  return (
    <div className="pano__box" data-live={isOpen ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn it */}
      <div
        className="pano__w"
        ref={stage}
        {...(isOpen
          ? { role: 'application', 'aria-label': copy.window, tabIndex: 0, ...handlers }
          : {})}
      >
        <canvas ref={canvas} hidden={!isOpen} aria-hidden="true" />
        {!isOpen && <Picture picture={picture} sizes="(width < 62rem) 100vw, 86rem" first />}
        {isOpen && view === initialView && (
          <p className="pano__hint" aria-hidden="true">
            <span>{copy.hint}</span>
            <span>{copy.hintKeys}</span>
          </p>
        )}
        {!isOpen && !failed && (
          <StartButton text={copy.start} busy={state === 'loading'} onStart={open} />
        )}
      </div>
      {isOpen ? (
        <Controls
          copy={copy}
          bearing={bearingOf(view.yaw, picture.panorama?.north ?? 0)}
          stage={stage}
          {...turning}
        />
      ) : (
        <p className="small slate pano__flat" role={failed ? 'alert' : undefined}>
          {failed ? copy.failed : copy.flat}
        </p>
      )}
    </div>
  )
}

interface StartButtonProps {
  text: string
  busy: boolean
  onStart: () => void
}

function StartButton({ text, busy, onStart }: StartButtonProps) {
  return (
    <button
      type="button"
      className="btn pano__start"
      // server/http/pages/starter/early-interactions.ts repeats a press from before the script ran.
      data-replay=""
      aria-busy={busy}
      onClick={onStart}
    >
      {text} {busy ? <span className="pano__wait" aria-hidden="true" /> : <Arrow />}
    </button>
  )
}
