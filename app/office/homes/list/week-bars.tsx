const [width, height] = [80, 20]
/** The minimum count for which a bar has its full height. */
const leastMax = 4

interface WeekBarsProps {
  /** One count for each week, the latest last. */
  counts: readonly number[]
}

/** The counts of the last weeks as vertical lines; their sum is beside them. */
export function WeekBars({ counts }: WeekBarsProps) {
  const max = Math.max(leastMax, ...counts)
  const step = (width - 4) / Math.max(1, counts.length - 1)
  const base = height - 0.5
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 ${base}H${width}`} />
      {counts.map((count, index) => (
        <path
          key={index}
          className="spark__bar"
          d={`M${2 + index * step} ${base}V${base - (count / max) * (height - 2)}`}
        />
      ))}
    </svg>
  )
}
