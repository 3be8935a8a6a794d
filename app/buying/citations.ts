/** A source, and the letter by which figures cite it. */
export interface Source {
  mark: string
  text: string
}

/** The sources of a table, lettered in the order in which they are first cited. */
export function citations() {
  const sources: Source[] = []
  return {
    sources,
    /** Returns the letter of a source. */
    cite(text: string): string {
      const cited = sources.find((source) => source.text === text)
      if (cited) return cited.mark
      const mark = String.fromCodePoint(97 + sources.length)
      sources.push({ mark, text })
      return mark
    },
  }
}
