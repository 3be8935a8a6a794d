import { useState } from 'react'
import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { type FieldProblem, ProblemList } from '#app/office/controls/problem-list.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { IssueProblem } from '#server/newsletter/issues/issue.ts'
import { type NewsletterWords, words } from '../words.ts'
import type { NewsletterRefusal } from './action.ts'
import { DraftForm } from './draft-form.tsx'
import type { NewsletterData } from './load.ts'
import { NewsletterPreview } from './newsletter-preview.tsx'
import { SendingProgress } from './sending-progress.tsx'
import { useLiveIssue } from './use-live-issue.ts'

interface NewsletterScreenProps extends NewsletterData {
  /** The values of a form that was refused. */
  refused: NewsletterRefusal | undefined
}

/**
 * The screen of a newsletter: with a preview beside it while it is written, later with its
 * progress.
 */
export function NewsletterScreen({ refused, ...data }: NewsletterScreenProps) {
  const loaded = useLiveIssue(data)
  const { issue, isStarting, saved, items, preview, email, tested } = loaded
  const { language } = useRootData()
  const copy = words[language]
  // Each save gives the newsletter another revision.
  const [typedSince, setTypedSince] = useState<typeof issue.revision>()
  const isTyped = typedSince === issue.revision
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/newsletter')}>
        <Arrow back /> {copy.back}
      </Link>
      <div className="head">
        <h1>{issue.texts.subject[language] || copy.untitled}</h1>
        <span className="slate">{copy.states[isStarting ? 'sending' : issue.state]}</span>
        {issue.state === 'draft' && (
          <span className={isTyped ? 'saved saved--not' : 'saved'} role="status">
            {isTyped ? copy.unsaved : insert(copy.saved, { time: saved })}
          </span>
        )}
      </div>
      {issue.state === 'draft' && !loaded.maySend && <p className="note">{copy.managers}</p>}
      {tested && !refused && (
        <p className="note" role="status">
          {insert(copy.tested, { email })}
        </p>
      )}
      {refused?.failed && refused.failed !== 'when' && (
        <p className="note note--here" role="alert">
          {insert(copy.problems[refused.failed], { by: refused.by })}
        </p>
      )}
      <ProblemList
        heading={refused?.isTest ? copy.problems.leadTest : copy.problems.lead}
        refused={refused?.problems}
        problems={(refused?.problems ?? []).map((problem) => fieldProblem(problem, copy, items))}
      />
      <div className="split">
        {issue.state === 'draft' ? (
          <div onInput={() => setTypedSince(issue.revision)}>
            <DraftForm loaded={loaded} refused={refused} />
          </div>
        ) : (
          <SendingProgress loaded={loaded} />
        )}
        <NewsletterPreview words={copy} preview={preview} />
      </div>
    </div>
  )
}

/** A problem of a newsletter, with the id of the field that solves it. */
function fieldProblem(
  problem: IssueProblem,
  { problems }: NewsletterWords,
  items: NewsletterData['items'],
): FieldProblem {
  switch (problem.kind) {
    case 'missing':
      return {
        id: `${problem.field}_${problem.language}`,
        text: problems.missing[problem.field][problem.language],
      }
    case 'unpublished': {
      const title = items.find(({ key }) => key === problem.key)?.title ?? problem.key
      return { id: 'items', text: insert(problems.unpublished, { title }) }
    }
    case 'empty':
      return { id: 'items', text: problems.empty }
  }
}
