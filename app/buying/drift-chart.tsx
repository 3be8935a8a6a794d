import { useRootData } from '#app/root-data/use-root-data.ts'
import type { Range } from '#server/shared/range.ts'
import { formatPercent, percentRange } from './ranges.ts'

/** A yield in per cent, and the deduction after which it remains. */
export interface DriftRow extends Range {
  name: string
  title: string
  note: string
  /** The letter of the note's source. */
  mark?: string
}

/**
 * Yields below one another on a common scale, each joined to the next.
 * @param stale whether they are drawn faintly, because they are not up to date.
 */
export function DriftChart({ rows, stale = false }: { rows: DriftRow[]; stale?: boolean }) {
  const { language } = useRootData()
  const { end, ticks } = scaleOf(Math.max(...rows.map(({ max }) => max)))
  const position = (value: number) => Math.max(0, Math.min(end, value))
  return (
    <div className={stale ? 'drifts is-stale' : 'drifts'}>
      <p className="drift__k" aria-hidden="true">
        {Array.from({ length: ticks + 1 }, (_, tick) => (
          <span key={tick}>{formatPercent((tick * end) / ticks, language)}</span>
        ))}
      </p>
      <ol className="drift" style={{ '--max': end, '--ticks': ticks }}>
        {rows.map(({ name, title, note, mark, min, max }, index) => {
          const next = rows[index + 1]
          return (
            <li
              key={name}
              style={{
                '--a': position(min),
                '--b': position(max),
                '--a2': next && position(next.min),
                '--b2': next && position(next.max),
              }}
            >
              <span className="drift__l">
                {title}{' '}
                <small>
                  {note}
                  {mark && <sup>{mark}</sup>}
                </small>
              </span>
              <span className="drift__b" aria-hidden="true" />
              <span className="drift__v">{percentRange({ min, max }, language)}</span>
              {next && <span className="drift__w" aria-hidden="true" />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/**
 * The end of the scale and its number of ticks, at most ten. Values above 500% are drawn at the
 * end.
 */
function scaleOf(highest: number): { end: number; ticks: number } {
  const step = [1, 2, 5, 10, 20, 50].find((one) => highest <= one * 10) ?? 50
  const ticks = Math.min(10, Math.max(9, Math.ceil(highest / step)))
  return { end: step * ticks, ticks }
}
