/**
 * The texts whose other language was changed later.
 * @param pairs each text in both languages.
 * @param changedAt when a text was last changed, as a number that grows; 0 for never.
 */
export const laggingLanguage = <Name>(
  pairs: readonly (readonly [Name, Name])[],
  changedAt: (name: Name) => number,
): Name[] =>
  pairs.flatMap(([english, spanish]) => {
    const [first, second] = [changedAt(english), changedAt(spanish)]
    if (first === second) return []
    return [first < second ? english : spanish]
  })
