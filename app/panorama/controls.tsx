import { type RefObject, useId, useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { insert } from '#app/words.ts'
import { hasSensor, mayReadSensor } from './sensor.ts'
import type { useView } from './use-view.ts'
import { quarterOf } from './view.ts'
import type { PanoramaWords } from './words.ts'

interface ControlsProps extends Pick<
  ReturnType<typeof useView>,
  'actions' | 'byPhone' | 'setByPhone'
> {
  copy: PanoramaWords
  /** The direction of the view, in degrees from north. */
  bearing: number
  stage: RefObject<HTMLElement | null>
}

/** The compass and the buttons below a 360° view. */
export function Controls({ copy, bearing, stage, actions, byPhone, setByPhone }: ControlsProps) {
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const turnByPhone = async (wanted: boolean) => {
    const isPermitted = wanted && (await mayReadSensor())
    setByPhone(isPermitted)
    setIsRefused(wanted && !isPermitted)
  }
  return (
    <>
      <div className="pano__bar">
        <Compass copy={copy} bearing={bearing} />
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
                onChange={({ target }) => void turnByPhone(target.checked)}
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
      <p className="small slate" role="status">
        {isRefused && copy.sensorRefused}
      </p>
    </>
  )
}

function Compass({ copy, bearing }: Pick<ControlsProps, 'copy' | 'bearing'>) {
  const facing = insert(copy.facing, { quarter: copy.quarters[quarterOf(bearing)] ?? '' })
  return (
    <>
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
    </>
  )
}
