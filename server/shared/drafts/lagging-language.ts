/** What changed the texts of a record. */
interface TextChanges<Name extends string> {
  /** The newest first. */
  versions: readonly { number: number; changed: readonly Name[] }[]
  /** Newer than every version. */
  draft: { cells: Readonly<Partial<Record<Name, unknown>>> } | undefined
}

/**
 * The texts whose other language was changed later.
 * @param pairs each text in both languages.
 */
export function laggingLanguage<Name extends string>(
  pairs: readonly (readonly [Name, Name])[],
  { versions, draft }: TextChanges<Name>,
): Name[] {
  const changedAt = (name: Name) =>
    draft?.cells[name] === undefined
      ? (versions.find(({ changed }) => changed.includes(name))?.number ?? 0)
      : Infinity
  return pairs.flatMap(([english, spanish]) => {
    const [first, second] = [changedAt(english), changedAt(spanish)]
    if (first === second) return []
    return [first < second ? english : spanish]
  })
}
