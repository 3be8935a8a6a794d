import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Arrow } from '../arrow.tsx'
import { closeOnBack } from '../close-on-back.ts'
import { onKey } from '../on-key.ts'
import { Image } from '../picture.tsx'
import { savesData } from '../saves-data.ts'
import type { PictureGallery } from './gallery.ts'
import { LightboxBar } from './lightbox-bar.tsx'
import { LightboxFoot } from './lightbox-foot.tsx'
import { loadedAddress } from './loaded-address.ts'
import { useZoom } from './use-zoom.ts'
import { noZoom, type Pair } from './zoom.ts'

/** In pixels; a wider screen shows a whole drawing legibly. */
const narrow = 640

export interface LightboxProps {
  pictures: PictureData[]
  words: PictureGallery['words']
  /** The picture that is shown first, counted from 0. */
  start: number
  /** The part with which a narrow screen begins, as fractions of the picture's size. */
  closeUp?: Pair | undefined
  /** @param at the index of the picture that was shown last. */
  onClose: (at: number) => void
}

/**
 * Shows pictures one at a time, full screen. It supports arrows, Home, End, plus and minus; swipe,
 * pinch and double tap. Escape, Close and the browser's Back close it.
 */
export function Lightbox({ pictures, words, start, closeUp, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [index, setIndex] = useState(start)
  const total = pictures.length
  const picture = pictures[index]
  const next = pictures[index + 1]
  const { zoom, drift, enlarge, zoomOnPart, reset, handlers } = useZoom({
    stage,
    picture: { x: picture?.width ?? 1, y: picture?.height ?? 1 },
    onSwipe: (step) => go(index + step),
  })

  const go = (to: number) => {
    if (to < 0 || to >= total) return
    reset()
    setIndex(to)
  }

  const onOpen = useEffectEvent(() => {
    if (closeUp && (stage.current?.clientWidth ?? 0) < narrow) zoomOnPart(closeUp)
  })

  // This runs before the effects of its children, which scroll and need an open dialog; Back has to
  // work as soon as the dialog is open.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    onOpen()
    return closeOnBack(() => dialog.current?.close())
  }, [])

  if (!picture) return null
  return (
    <dialog
      className="lightbox on-dark"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => onClose(index)}
      onKeyDown={onKey({
        ArrowLeft: () => go(index - 1),
        ArrowRight: () => go(index + 1),
        Home: () => go(0),
        End: () => go(total - 1),
        '+': () => enlarge(1.5),
        '-': () => enlarge(1 / 1.5),
      })}
    >
      <LightboxBar
        titleId={titleId}
        words={words}
        picture={picture}
        index={index}
        total={total}
        enlarge={enlarge}
      />
      <div className="lightbox__pic" ref={stage} {...handlers}>
        <View key={picture.external ?? picture.file} picture={picture} zoom={zoom} drift={drift} />
      </div>
      {total > 1 && <Steps words={words} index={index} total={total} go={go} />}
      <LightboxFoot words={words} pictures={pictures} index={index} onChoose={go} />
      {next && !savesData() && (
        <div hidden>
          <Image key={next.file} picture={next} sizes={shownWidth(next, 1)} first decorative />
        </div>
      )}
    </dialog>
  )
}

interface ViewProps {
  picture: PictureData
  zoom: typeof noZoom
  /** The movement of a swipe, in pixels. */
  drift: number
}

/**
 * The picture in front of the file that the page has already loaded, which is seen until the larger
 * file has come.
 */
function View({ picture, zoom, drift }: ViewProps) {
  const [loaded] = useState(() => loadedAddress(picture))
  return (
    <div
      className="lightbox__view"
      data-zoomed={zoom.scale > 1 ? '' : undefined}
      style={{
        '--shown': loaded && `url("${loaded}")`,
        transform:
          zoom === noZoom && drift === 0
            ? undefined
            : `translate(${zoom.x + drift}px, ${zoom.y}px) scale(${zoom.scale})`,
      }}
    >
      <Image picture={picture} sizes={shownWidth(picture, zoom.scale)} first />
    </div>
  )
}

interface StepsProps {
  words: PictureGallery['words']
  index: number
  total: number
  go: (to: number) => void
}

const Steps = ({ words, index, total, go }: StepsProps) => (
  <>
    <Step back label={words.previous} disabled={index === 0} onClick={() => go(index - 1)} />
    <Step label={words.next} disabled={index === total - 1} onClick={() => go(index + 1)} />
  </>
)

interface StepProps {
  label: string
  disabled: boolean
  onClick: () => void
  back?: boolean
}

function Step({ label, disabled, onClick, back = false }: StepProps) {
  return (
    <button
      type="button"
      className={back ? 'lightbox__go' : 'lightbox__go lightbox__go--n'}
      aria-label={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <span>
        <Arrow back={back} />
      </span>
    </button>
  )
}

/**
 * The width at which a picture is shown, as in the `sizes` attribute, by which the browser chooses
 * the file.
 */
function shownWidth({ width, height }: PictureData, scale: number): string {
  const fit = `min(100vw, ${Math.round((100 * width) / height)}vh)`
  return scale > 1 ? `calc(${fit} * ${scale.toFixed(1)})` : fit
}
