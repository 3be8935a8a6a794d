interface HomeSelectProps {
  copy: { home: string; anyHome: string }
  homes: readonly { ref: string; title?: string | undefined }[]
  /** The reference of the home that is chosen. */
  chosen: string | undefined
}

/** The home that leads are about, as a part of a filter's sentence. */
export const HomeSelect = ({ copy, homes, chosen }: HomeSelectProps) => (
  <select name="home" aria-label={copy.home} defaultValue={chosen ?? ''}>
    <option value="">{copy.anyHome}</option>
    {homes.map(({ ref, title }) => (
      <option key={ref} value={ref}>
        {title ? `${title}, ${ref}` : ref}
      </option>
    ))}
  </select>
)
