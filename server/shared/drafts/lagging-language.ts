/** The changes that were made to the texts of a record. */
interface TextChanges<Name extends string> {
  /** The versions, newest first. */
  versions: readonly { number: number; changed: readonly Name[] }[]
  /** The draft, which is newer than every version. */
  draft: { cells: Readonly<Partial<Record<Name, unknown>>> } | undefined
}

/**
 * Finds texts whose other language was changed later.
 * @param pairs the two languages of each text.
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
