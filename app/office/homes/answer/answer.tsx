import { ProblemList } from '#app/office/controls/problem-list.tsx'
import { readerLanguages } from '#app/office/controls/reader-languages.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import type { Language } from '#server/language.ts'
import { homeAnswerWords } from '../answer-words.ts'
import { byFormOrder } from '../fields/form-order.ts'
import { homePath } from '../home-path.ts'
import { words as homesWords } from '../words.ts'
import type { HomeFailure } from './act-on-home.ts'
import { problemText } from './problem-text.ts'

/** Shows why a home's form was not stored or not published. */
export function FailureNote({ failed }: { failed: HomeFailure | undefined }) {
  const { language } = useRootData()
  if (!failed) return null
  return (
    <div className="note note--here" role="alert">
      <p>
        {failed === 'unsaved' ? homesWords[language].failed : homeAnswerWords[language][failed]}
      </p>
    </div>
  )
}

interface ProblemsProps {
  id: string
  /** The problems that prevented publishing. */
  problems: readonly PublishingProblem[] | undefined
  /** The problems that remain. */
  remaining?: readonly PublishingProblem[] | undefined
}

/** The list of problems that keep a home from being published, on any of its screens. */
export function PublishingProblems({ id, problems, remaining = problems ?? [] }: ProblemsProps) {
  const { language } = useRootData()
  const copy = homeAnswerWords[language]
  const order = readerLanguages(language)
  // The order of the fields of a picture on their screen.
  const alternatives = remaining
    .filter(({ kind }) => kind === 'alt')
    .toSorted((one, other) => placeOf(one, order) - placeOf(other, order))
  // Above the limit, one line reports all missing alternative texts and links to the first.
  const isMany = alternatives.length > maxListed
  const others = byFormOrder(
    remaining.filter(({ kind }) => kind !== 'alt'),
    order,
  )
  const listed = [...others, ...alternatives.slice(0, isMany ? 1 : undefined)]
  const many = insert(copy.alternatives, {
    texts: alternatives.length,
    pictures: new Set(alternatives.map(({ of }) => of?.number)).size,
  })
  return (
    <ProblemList
      heading={copy.lead}
      refused={problems}
      problems={listed.map((problem) => ({
        id: fieldId(problem),
        screen: homePath(language, id, screenOf(problem)),
        text: isMany && problem.kind === 'alt' ? many : problemText(problem, language),
      }))}
    />
  )
}

const placeOf = ({ of }: PublishingProblem, order: readonly Language[]) =>
  of ? of.number * 2 + order.indexOf(of.language) : 0

/** The maximum number of missing alternative texts that are listed individually. */
const maxListed = 6

/** The id of the element where a problem is solved. */
const fieldId = ({ field, kind, of }: PublishingProblem): string =>
  of ? `${kind}-${of.language}-${of.number}` : field === 'images' ? 'up' : `f-${field}`

/** The part of the home in which a problem is solved. */
export const screenOf = ({ kind, field }: PublishingProblem): '' | 'pictures' | 'documents' =>
  kind === 'alt' || field === 'images' ? 'pictures' : kind === 'name' ? 'documents' : ''
