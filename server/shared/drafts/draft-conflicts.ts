/** A field of a draft that two people changed differently; the other person's text is stored. */
export interface DraftConflict<Name extends string> {
  field: Name
  mine: string
  theirs: string
  /** The author of `theirs`; undefined where the author is unknown. */
  by: string | undefined
  /** Whether both texts are by the same person, who has two windows open. */
  isOwn: boolean
}

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** @param by the author of `mine`. */
export const draftConflicts = <Name extends string>(
  fields: readonly Name[],
  { mine, theirs, by }: { mine: Texts<Name>; theirs: Texts<Name>; by: string },
  authorOf: (field: Name) => string | undefined,
): DraftConflict<Name>[] =>
  fields.map((field) => {
    const other = authorOf(field)
    return {
      field,
      mine: mine[field] ?? '',
      theirs: theirs[field] ?? '',
      by: other,
      isOwn: other === by,
    }
  })
