import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { lowerInitial } from '#server/shared/text/initial.ts'
import { homeFieldLabel } from '../fields/field-label.ts'
import { words } from '../words.ts'

/** The number of missing things that are named; the number of the others follows. */
const maxNamed = 2

/** What a draft needs before it can be published, in few words; undefined if nothing is missing. */
export function lackingText(
  problems: readonly PublishingProblem[],
  language: Language,
): string | undefined {
  const copy = words[language]
  const countOf = (kind: PublishingProblem['kind']) =>
    problems.filter((problem) => problem.kind === kind).length
  const [alts, names] = [countOf('alt'), countOf('name')]
  const things = [
    ...problems
      .filter(({ kind }) => kind !== 'alt' && kind !== 'name')
      .map(({ field }) => lowered(homeFieldLabel(field, language))),
    ...(alts > 0 ? [counted(copy.lackingAlts, alts, language)] : []),
    ...(names > 0 ? [counted(copy.lackingNames, names, language)] : []),
  ]
  if (things.length === 0) return undefined
  const others = things.length - maxNamed
  // Naming a single remaining thing takes no more space than its number.
  const named = others > 1 ? things.slice(0, maxNamed) : things
  const more = others > 1 ? [insert(copy.lackingMore, { n: others })] : []
  return insert(copy.lacking, { things: enumeration([...named, ...more], language) })
}

/** A label within a list: the language in brackets; abbreviations keep their capitals. */
function lowered(label: string): string {
  const text = label.replace(/, (.+)$/, ' ($1)')
  return /^\p{Lu}{2}/u.test(text) ? text : lowerInitial(text)
}
