import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { closeOnBack } from '#app/components/close-on-back.ts'
import { Panorama } from './panorama.tsx'
import type { PanoramaLinkData } from './places.ts'
import { words } from './words.ts'

export interface PanoramaDialogProps extends Pick<PanoramaLinkData, 'places' | 'language'> {
  /** The index of the place that is shown first. */
  start?: number
  /** A link to the next step. */
  next?: { href: string; text: string } | undefined
  onClose: () => void
}

/**
 * The 360° views over the page, one of which is interactive at once. Escape, Close and the
 * browser's Back close it.
 */
export function PanoramaDialog({
  places,
  language,
  start = 0,
  next,
  onClose,
}: PanoramaDialogProps) {
  const copy = words[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [shown, setShown] = useState(places[start])

  useLayoutEffect(() => {
    dialog.current?.showModal()
    return closeOnBack(() => dialog.current?.close())
  }, [])

  if (!shown) return null
  return (
    <dialog className="panodialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className="panodialog__bar">
        <h2 id={titleId}>
          {shown.name}
          <span className="vh">, 360°</span>
        </h2>
        <form method="dialog">
          <button className="plain">{copy.close}</button>
        </form>
      </div>
      <Panorama key={shown.picture.file} picture={shown.picture} copy={copy} atOnce />
      <div className="panodialog__foot">
        {places.length > 1 && (
          <ul className="pano__spots" aria-label={copy.places}>
            {places.map((place) => (
              <li key={place.picture.file}>
                <button
                  type="button"
                  className="plain"
                  aria-current={place === shown ? 'true' : undefined}
                  onClick={() => setShown(place)}
                >
                  {place.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {next && (
          <a className={buttonClass({})} href={next.href}>
            {next.text} <Arrow />
          </a>
        )}
      </div>
      <p className="small slate">{copy.impression}</p>
    </dialog>
  )
}
