interface DayChoiceProps {
  name?: string
  value: string
  label: string
  spoken?: string
  isChosen: boolean
  /** The number of its half-hours that are chosen. */
  count?: number
}

/** A day whose half-hours are shown below it while it is chosen. */
export const DayChoice = ({
  name = 'day',
  value,
  label,
  spoken,
  isChosen,
  count = 0,
}: DayChoiceProps) => (
  <label className="btn freetimes__day" data-has={count > 0 || undefined}>
    <input
      className="vh"
      type="radio"
      name={name}
      value={value}
      aria-label={spoken}
      defaultChecked={isChosen}
    />
    {label}
  </label>
)
