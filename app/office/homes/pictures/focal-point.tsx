import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { Point } from './use-focal-points.ts'
import type { PicturesWords } from './words.ts'

interface FocalPointProps {
  words: PicturesWords
  picture: PictureData
  /** The address of the image that is shown. */
  source: string
  /** In percent of the picture. */
  point: Point
  /** Absent where the point is fixed. */
  onMove: ((point: Point) => void) | undefined
}

/** A picture with its focal point and horizon, moved by a press or by the arrow keys. */
export function FocalPoint({ words, picture, source, point, onMove }: FocalPointProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside takes the keys
    <div
      className="focal"
      onClick={({ currentTarget, clientX, clientY }) => {
        const box = currentTarget.getBoundingClientRect()
        onMove?.({
          x: ((clientX - box.left) / box.width) * 100,
          y: ((clientY - box.top) / box.height) * 100,
        })
      }}
    >
      <img src={source} alt="" width={picture.width} height={picture.height} />
      <span className="focal__h" />
      {onMove && (
        <button
          className="focal__p"
          type="button"
          aria-label={insert(words.focal, point)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            const step = steps[event.key]
            if (!step) return
            event.preventDefault()
            onMove({ x: point.x + step[0], y: point.y + step[1] })
          }}
        />
      )}
    </div>
  )
}

const steps: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
