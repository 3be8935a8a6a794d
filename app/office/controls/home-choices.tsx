/** A home among the suggestions of a field. */
export interface HomeChoice {
  ref: string
  title: string
}

/**
 * The suggestions of a field for a home's reference: titles with their references. The field's
 * `list` attribute names it.
 */
export const HomeChoices = ({ id, homes }: { id: string; homes: readonly HomeChoice[] }) => (
  <datalist id={id}>
    {homes.map(({ ref, title }) => (
      <option key={ref} value={ref}>
        {`${title}, ${ref}`}
      </option>
    ))}
  </datalist>
)
