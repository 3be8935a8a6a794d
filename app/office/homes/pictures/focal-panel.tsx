import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { fallbackAddress } from '#app/components/picture.tsx'
import { insert } from '#app/words.ts'
import { FocalPoint } from './focal-point.tsx'
import type { PicturesData } from './page-data.ts'
import type { Point, useFocalPoints } from './use-focal-points.ts'
import type { PicturesWords } from './words.ts'

interface FocalPanelProps {
  words: PicturesWords
  number: number
  opened: PicturesData['pictures'][number]
  /** A thumbnail, used until the stored picture is available. */
  local: string | undefined
  /** Whether the member has pressed the picture; otherwise only wide screens show the panel. */
  isChosen: boolean
  /** The address of the screen without the panel. */
  here: string
  focal: Pick<ReturnType<typeof useFocalPoints>, 'at' | 'move'>
  /** Whether the form is saved. */
  saved: string | undefined
}

/**
 * Sets the focal point of a picture, by a press, by the arrows, or in figures, and shows three
 * crops. The form of the texts saves it. Beside the pictures it is a column; on smaller screens it
 * lies over them.
 */
export function FocalPanel({
  words,
  number,
  opened,
  local,
  isChosen,
  here,
  focal,
  saved,
}: FocalPanelProps) {
  const { address, picture, isOwn } = opened
  const details = isOwn ? undefined : opened.details
  const source = local || fallbackAddress(picture)
  const point = focal.at(address) ?? {
    x: round((details?.x ?? picture.x) * 100),
    y: round((details?.horizon ?? picture.horizon) * 100),
  }
  const onMove = (to: Point) => focal.move(address, to)
  const panel = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const close = () => {
    void navigate(here, { preventScrollReset: true, replace: true })
    document.getElementById(`open-${number}`)?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (isChosen && panel.current && getComputedStyle(panel.current).position === 'fixed')
      panel.current.focus()
  }, [isChosen])
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isChosen) close()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  })
  return (
    <aside
      className={isChosen ? 'preview focal-panel is-chosen' : 'preview focal-panel'}
      aria-label={insert(words.panel, { number })}
      style={{ '--x': `${point.x}%`, '--hz': `${point.y}%` }}
      ref={panel}
      tabIndex={-1}
    >
      <div className="preview__bar">
        <span className="slate">{insert(words.panel, { number })}</span>
        <span className="small slate">
          {insert(words.size, { width: picture.width, height: picture.height })}
        </span>
        <Link
          className="btn focal-panel__close"
          to={here}
          preventScrollReset
          replace
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          {words.close}
        </Link>
      </div>
      <FocalPoint
        words={words}
        picture={picture}
        source={source}
        point={point}
        onMove={details && onMove}
      />
      {details ? (
        <Crops {...{ words, source, point, onMove, saved }} address={address} />
      ) : (
        <p className="small slate">{isOwn ? words.own : words.external}</p>
      )}
    </aside>
  )
}

interface CropsProps extends Pick<FocalPanelProps, 'words' | 'saved'> {
  /** The address of the stored picture. */
  address: string
  source: string
  point: Point
  onMove(point: Point): void
}

/** The point in figures, and three crops that keep it. */
function Crops({ words, address, source, point, onMove, saved }: CropsProps) {
  return (
    <>
      <p className="small slate">{words.click}</p>
      <Form className="line" method="post" preventScrollReset>
        <label className="field">
          {words.across}
          <Figure name="x" value={point.x} onFigure={(x) => onMove({ ...point, x })} />
        </label>
        <label className="field">
          {words.horizon}
          <Figure name="horizon" value={point.y} onFigure={(y) => onMove({ ...point, y })} />
        </label>
        <button className="btn" name="intent" value={`focal ${address}`}>
          {words.saveFocal}
        </button>
        <span className="small slate">{saved}</span>
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
  )
}

interface FigureProps {
  name: string
  value: number
  onFigure(value: number): void
}

/** A coordinate of the point. It stays as it is typed, even unfinished or with a comma. */
function Figure({ name, value, onFigure }: FigureProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className="num"
      name={name}
      inputMode="decimal"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        const figure = Number(target.value.replace(',', '.'))
        if (target.value.trim() && Number.isFinite(figure)) onFigure(figure)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const round = (value: number) => Math.round(value * 10) / 10
