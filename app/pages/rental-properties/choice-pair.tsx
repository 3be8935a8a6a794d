interface ChoicePairProps {
  name: string
  legend: string
  options: [value: string, label: string][]
  chosen: string | undefined
}

/** A choice of two; the first is chosen unless the address names one. */
export function ChoicePair({ name, legend, options, chosen }: ChoicePairProps) {
  const isChosen = options.some(([value]) => value === chosen)
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="calc__seg">
        {options.map(([value, label], index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={isChosen ? value === chosen : index === 0}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
