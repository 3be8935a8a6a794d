/** A home among the suggestions of a field. */
export interface HomeChoice {
  ref: string
  title: string
}

/**
 * The suggestions of a field for a home's reference: titles with their references. The field names
 * them by `list="homes"`.
 */
export const HomeChoices = ({ homes }: { homes: readonly HomeChoice[] }) => (
  <datalist id="homes">
    {homes.map(({ ref, title }) => (
      <option key={ref} value={ref}>
        {`${title}, ${ref}`}
      </option>
    ))}
  </datalist>
)
