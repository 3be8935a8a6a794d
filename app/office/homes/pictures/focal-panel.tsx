import { useState } from 'react'
import { Form } from 'react-router'
import { fallbackAddress as sourceOf } from '#app/components/picture.tsx'
import { insert } from '#app/words.ts'
import type { PicturesData } from './page-data.ts'
import type { PicturesWords } from './words.ts'

interface FocalPanelProps {
  words: PicturesWords
  number: number
  opened: PicturesData['pictures'][number]
}

/**
 * Sets the focal point of a picture, by a click, by the arrows, or in figures, and shows three
 * crops.
 */
export function FocalPanel({ words, number, opened }: FocalPanelProps) {
  const { picture, details, address } = opened
  const [x, setX] = useState(round((details?.x ?? picture.x) * 100))
  const [y, setY] = useState(round((details?.horizon ?? picture.horizon) * 100))
  const source = sourceOf(picture)
  const style = { '--x': `${x}%`, '--hz': `${y}%` }
  const move = (dx: number, dy: number) => {
    setX((before) => clamp(before + dx))
    setY((before) => clamp(before + dy))
  }
  return (
    <aside className="preview" aria-label={insert(words.panel, { number })} style={style}>
      <div className="preview__bar">
        <span className="slate">{insert(words.panel, { number })}</span>
        <span className="small slate">
          {insert(words.size, { width: picture.width, height: picture.height })}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside takes the keys */}
      <div
        className="focal"
        onClick={({ currentTarget, clientX, clientY }) => {
          if (!details) return
          const box = currentTarget.getBoundingClientRect()
          setX(clamp(((clientX - box.left) / box.width) * 100))
          setY(clamp(((clientY - box.top) / box.height) * 100))
        }}
      >
        <img src={source} alt="" width={picture.width} height={picture.height} />
        <span className="focal__h" />
        {details && (
          <button
            className="focal__p"
            type="button"
            aria-label={insert(words.focal, { x, y })}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => {
              const step = steps[event.key]
              if (!step) return
              event.preventDefault()
              move(...step)
            }}
          />
        )}
      </div>
      {details ? (
        <>
          <p className="small slate">{words.click}</p>
          <Form className="line" method="post" preventScrollReset>
            <label className="field">
              {words.across}
              <input
                className="num"
                name="x"
                inputMode="decimal"
                value={x}
                onChange={({ target }) => setX(clamp(Number(target.value)))}
              />
            </label>
            <label className="field">
              {words.horizon}
              <input
                className="num"
                name="horizon"
                inputMode="decimal"
                value={y}
                onChange={({ target }) => setY(clamp(Number(target.value)))}
              />
            </label>
            <button className="btn" name="intent" value={`focal ${address}`}>
              {words.saveFocal}
            </button>
          </Form>
          <div className="crops">
            {(['card', 'window', 'tall'] as const).map((crop) => (
              <span key={crop}>
                <img src={source} alt="" className={`crop--${crop}`} />
                <span className="tiny slate">{words.crops[crop]}</span>
              </span>
            ))}
          </div>
          <dl className="dl small">
            <div>
              <dt>{words.removed}</dt>
              <dd>{words.removedWhat}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className="small slate">{words.external}</p>
      )}
    </aside>
  )
}

const steps: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const round = (value: number) => Math.round(value * 10) / 10
const clamp = (value: number) =>
  round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 50)))
