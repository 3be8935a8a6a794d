import { useEffect, useId, useRef, useState } from 'react'
import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { Picture } from '#app/components/picture.tsx'
import { savesData } from '#app/components/saves-data.ts'
import { insert } from '#app/words.ts'
import { bearingOf, quarterOf } from './view.ts'
import { useView } from './use-view.ts'
import type { Viewer } from './viewer.ts'
import type { PanoramaWords } from './words.ts'

interface PanoramaProps {
  picture: PictureData
  copy: PanoramaWords
}

/** A 360° picture: flat until the visitor starts it, then in a window that turns, with a compass below. */
export function Panorama({ picture, copy }: PanoramaProps) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [viewer, setViewer] = useState<Viewer>()
  const [state, setState] = useState<'flat' | 'loading' | 'failed'>('flat')
  const { view, actions, byPhone, setByPhone, handlers } = useView(stage)
  const bearing = bearingOf(view.yaw, picture.panorama?.north ?? 0)
  const facing = insert(copy.facing, { quarter: copy.quarters[quarterOf(bearing)] ?? '' })

  const open = () => {
    if (!canvas.current || state === 'loading') return
    setState('loading')
    const { current } = canvas
    import('./viewer.ts')
      .then(({ openViewer }) => openViewer(current, addressOf(picture)))
      .then(setViewer, () => setState('failed'))
  }

  // server/http/pages/defer-hydration.ts marks a press that came before the script ran.
  useEffect(() => {
    if (start.current?.dataset.pressed !== undefined) start.current.click()
  }, [])
  useEffect(() => {
    // The button is gone, so the focus moves to the window.
    if (viewer) stage.current?.focus()
    return () => viewer?.close()
  }, [viewer])
  useEffect(() => {
    viewer?.draw(view)
    const redraw = () => viewer?.draw(view)
    addEventListener('resize', redraw)
    return () => removeEventListener('resize', redraw)
  }, [viewer, view])

  return (
    <div className="pano__box" data-live={viewer ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn it */}
      <div
        className="pano__w"
        ref={stage}
        {...(viewer
          ? { role: 'application', 'aria-label': copy.window, tabIndex: 0, ...handlers }
          : {})}
      >
        <canvas ref={canvas} hidden={!viewer} aria-hidden="true" />
        {!viewer && <Picture picture={picture} sizes="(width < 62rem) 100vw, 86rem" first />}
        {!viewer && state !== 'failed' && (
          <button
            ref={start}
            type="button"
            className="btn pano__start"
            data-script-only
            aria-busy={state === 'loading'}
            onClick={open}
          >
            {copy.start}{' '}
            {state === 'loading' ? <span className="pano__wait" aria-hidden="true" /> : <Arrow />}
          </button>
        )}
      </div>
      {!viewer && (
        <p className="small slate pano__flat" role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? copy.failed : copy.flat}
        </p>
      )}
      {viewer && (
        <div className="pano__bar">
          <p className="pano__facing">{facing}</p>
          <div
            className="compass"
            style={{ '--see': bearing, '--twin': bearing < 180 ? bearing + 360 : bearing - 360 }}
            role="img"
            aria-label={facing}
          >
            {copy.points.map((point, index) => (
              <span key={index} style={{ '--d': index * 90 }}>
                {point}
              </span>
            ))}
          </div>
          <div className="steps">
            <button type="button" aria-label={copy.left} onClick={actions.left}>
              <Arrow back />
            </button>
            <button type="button" aria-label={copy.right} onClick={actions.right}>
              <Arrow />
            </button>
            <button type="button" aria-label={copy.closer} onClick={actions.closer}>
              +
            </button>
            <button type="button" aria-label={copy.further} onClick={actions.further}>
              −
            </button>
          </div>
          <div className="pano__tools">
            {hasSensor() && (
              <label htmlFor={id}>
                <input
                  id={id}
                  type="checkbox"
                  checked={byPhone}
                  onChange={async ({ target }) =>
                    setByPhone(target.checked && (await mayReadSensor()))
                  }
                />{' '}
                {copy.turnWithPhone}
              </label>
            )}
            {document.fullscreenEnabled && (
              <button
                type="button"
                className="plain"
                onClick={() => void stage.current?.requestFullscreen()}
              >
                {copy.fullScreen}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** The largest useful file: half the width on small screens and where the visitor saves data. */
function addressOf({ file, widths }: PictureData): string {
  const maxWidth = savesData() || screen.width * devicePixelRatio < 1400 ? 2048 : 4096
  const width = Math.max(...widths.filter((one) => one <= maxWidth))
  return `/pictures/variants/${file}-${width}.webp`
}

const hasSensor = () =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches

/** Safari asks the visitor first; other browsers allow it. */
async function mayReadSensor(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission')
  if (typeof ask !== 'function') return true
  const answer: unknown = await Reflect.apply(ask, DeviceOrientationEvent, []).catch(() => 'denied')
  return answer === 'granted'
}
