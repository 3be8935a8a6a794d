import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Picture } from '#server/pictures/pictures.ts'
import { insert } from '#app/words.ts'
import { Arrow } from '../arrow.tsx'
import { closeOnBack } from '../close-on-back.ts'
import { Image, Picture as FramedPicture } from '../picture.tsx'
import { savesData } from '../saves-data.ts'
import type { Gallery } from './gallery.ts'
import { useZoom } from './use-zoom.ts'
import { whole } from './zoom.ts'

export interface LightboxProps {
  pictures: Picture[]
  words: Gallery['words']
  /** The picture that is shown first, counted from 0. */
  start: number
  /** @param at the picture that was shown last. */
  onClose: (at: number) => void
}

/**
 * Pictures one at a time on the whole screen. Arrows, Home, End, plus and minus; swipe, pinch and double
 * tap. Escape, Close and the browser's Back leave it.
 */
export function Lightbox({ pictures, words, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const [index, setIndex] = useState(start)
  const total = pictures.length
  const picture = pictures[index]
  const next = pictures[index + 1]
  const { zoom, drift, enlarge, reset, handlers } = useZoom({
    stage,
    picture: { x: picture?.width ?? 1, y: picture?.height ?? 1 },
    onSwipe: (step) => go(index + step),
  })

  const go = (to: number) => {
    if (to < 0 || to >= total) return
    reset()
    setIndex(to)
  }

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => closeOnBack(() => dialog.current?.close()), [])
  useEffect(() => {
    const thumb = thumbs.current?.children[index]
    thumb?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => go(index - 1),
      ArrowRight: () => go(index + 1),
      Home: () => go(0),
      End: () => go(total - 1),
      '+': () => enlarge(1.5),
      '-': () => enlarge(1 / 1.5),
    }[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  if (!picture) return null
  const counter = insert(words.counter, { n: index + 1, total })
  return (
    <dialog
      className="lightbox on-dark"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox__bar">
        <p className="counter" aria-hidden="true">
          {index + 1}
          <small> / {total}</small>
        </p>
        <p className="vh" id={titleId} role="status">
          {picture.subject ? `${counter}: ${picture.subject}` : counter}
        </p>
        <span className="dim" style={{ '--i': index + 1, '--n': total }} aria-hidden="true">
          <i />
        </span>
        <form method="dialog">
          <button className="plain">{words.close}</button>
        </form>
      </div>
      <div className="lightbox__pic" ref={stage} {...handlers}>
        <div
          className="lightbox__view"
          data-zoomed={zoom.scale > 1 ? '' : undefined}
          style={{
            transform:
              zoom === whole && drift === 0
                ? undefined
                : `translate(${zoom.x + drift}px, ${zoom.y}px) scale(${zoom.scale})`,
          }}
        >
          <Image
            key={picture.external ?? picture.file}
            picture={picture}
            sizes={shownWidth(picture, zoom.scale)}
            first
          />
        </div>
        <Step back label={words.previous} disabled={index === 0} onClick={() => go(index - 1)} />
        <Step label={words.next} disabled={index === total - 1} onClick={() => go(index + 1)} />
      </div>
      <div className="lightbox__foot">
        <p className="lightbox__cap">
          <b>{picture.subject ?? ''}</b>
          <span className="small">{words.note}</span>
        </p>
        <ul className="thumbs aligned" ref={thumbs}>
          {pictures.map((one, at) => (
            <li key={one.external ?? one.file}>
              <button
                type="button"
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              >
                <span className="vh">
                  {one.subject ?? insert(words.counter, { n: at + 1, total })}
                </span>
                <FramedPicture picture={one} sizes="8rem" decorative />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {next && !savesData() && (
        <div hidden>
          <Image key={next.file} picture={next} sizes={shownWidth(next, 1)} first decorative />
        </div>
      )}
    </dialog>
  )
}

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

/** The width at which a picture is shown, as in the `sizes` attribute: from it the browser chooses the file. */
function shownWidth({ width, height }: Picture, scale: number): string {
  const fit = `min(100vw, ${Math.round((100 * width) / height)}vh)`
  return scale > 1 ? `calc(${fit} * ${scale.toFixed(1)})` : fit
}
