interface HomeSelectProps {
  copy: { home: string; anyHome: string }
  homes: readonly { ref: string; title?: string | undefined }[]
  /** The reference of the chosen home. */
  chosen: string | undefined
}

/** The choice of the leads' home, as a part of a filter's sentence. */
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
