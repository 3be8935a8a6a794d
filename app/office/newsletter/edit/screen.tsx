import { Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { number } from '#app/format.ts'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { IssueProblem, IssueTexts } from '#server/newsletter/issues/issue.ts'
import { type NewsletterWords, words } from '../words.ts'
import { Items } from './items.tsx'
import { NewsletterPreview } from './newsletter-preview.tsx'
import type { NewsletterData } from './page-data.ts'

interface Refused {
  failed: keyof NewsletterWords['problems'] | undefined
  texts: IssueTexts
  problems: readonly IssueProblem[]
  by: string
}

interface NewsletterScreenProps extends NewsletterData {
  /** The values of a form that was refused. */
  refused: Refused | undefined
}

/** A newsletter: while it is written, beside its preview; later, with its progress. */
export function NewsletterScreen({ refused, ...loaded }: NewsletterScreenProps) {
  const { issue, saved, items, preview, email, tested } = loaded
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/newsletter')}>
        <Arrow back /> {copy.back}
      </Link>
      <div className="head">
        <h1>{issue.texts.subject[language] || copy.untitled}</h1>
        <span className="slate">{copy.states[issue.state]}</span>
        {issue.state === 'draft' && (
          <span className="saved" role="status">
            {insert(copy.saved, { time: saved })}
          </span>
        )}
      </div>
      {tested && (
        <p className="note" role="status">
          {insert(copy.tested, { email })}
        </p>
      )}
      {refused && <Refusal words={copy} refused={refused} items={items} />}
      <div className="split">
        {issue.state === 'draft' ? (
          <Draft loaded={loaded} refused={refused} />
        ) : (
          <Sending loaded={loaded} />
        )}
        <NewsletterPreview words={copy} preview={preview} />
      </div>
    </div>
  )
}

interface RefusalProps {
  words: NewsletterWords
  refused: Refused
  items: NewsletterData['items']
}

function Refusal({ words: copy, refused: { failed, problems, by }, items }: RefusalProps) {
  const titleOf = (key: string) => items.find((item) => item.key === key)?.title ?? key
  return (
    <div className="note note--here" role="alert">
      {failed && <p>{insert(copy.problems[failed], { by })}</p>}
      {problems.length > 0 && (
        <>
          <h2>{copy.problems.lead}</h2>
          <ul className="plain">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {problem.kind === 'missing'
                  ? insert(copy.problems.missing, {
                      field: copy[problem.field],
                      language: copy.languages[problem.language],
                    })
                  : problem.kind === 'unpublished'
                    ? insert(copy.problems.unpublished, { title: titleOf(problem.key) })
                    : copy.problems.empty}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Draft({ loaded, refused }: { loaded: NewsletterData; refused: Refused | undefined }) {
  const { issue, items, articles, homes, maySend } = loaded
  const { language } = useRootData()
  const copy = words[language]
  return (
    <Form method="post" className="stack" key={`${issue.revision} ${refused ? 'refused' : ''}`}>
      <input type="hidden" name="revision" value={issue.revision} />
      {/* The first button is what Enter sends. */}
      <button className="vh" name="intent" value="save">
        {copy.save}
      </button>
      <Texts issue={issue} refused={refused} />
      <p className="tiny slate">{copy.openingHint}</p>
      <Items words={copy} items={items} articles={articles} homes={homes} />
      <div className="acts">
        <button className="btn" name="intent" value="save">
          {copy.save}
        </button>
        <button className="btn" name="intent" value="test">
          {copy.test}
        </button>
        <button className="txt" name="intent" value="remove">
          {copy.remove}
        </button>
      </div>
      {maySend ? <When loaded={loaded} /> : <p className="small slate">{copy.managers}</p>}
    </Form>
  )
}

/** Subject and opening, both languages side by side. */
function Texts({
  issue,
  refused,
}: Pick<NewsletterData, 'issue'> & { refused: Refused | undefined }) {
  const { language } = useRootData()
  const copy = words[language]
  const texts = refused?.texts ?? issue.texts
  const order = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  const isMissing = (field: 'subject' | 'opening', of: 'en' | 'es') =>
    refused?.problems.some(
      (problem) => problem.kind === 'missing' && problem.field === field && problem.language === of,
    ) ?? false
  return (
    <div className="pair">
      {order.map((of) => {
        const missing = [texts.subject[of], texts.opening[of]].filter((text) => !text).length
        return (
          <h2 key={of}>
            {copy.languages[of]}
            <small>
              {missing === 0 ? (
                copy.complete
              ) : (
                <span className="new">{counted(copy.missing, missing, language)}</span>
              )}
            </small>
          </h2>
        )
      })}
      {(['subject', 'opening'] as const).flatMap((field) =>
        order.map((of) => {
          const id = `${field}_${of}`
          const isOther =
            refused?.failed === 'changed' && texts[field][of] !== issue.texts[field][of]
          const shared = {
            id,
            name: id,
            lang: of,
            defaultValue: texts[field][of],
            'aria-invalid': isMissing(field, of) ? (true as const) : undefined,
            'aria-describedby': isOther ? `${id}-stored` : undefined,
          }
          return (
            <div key={id} className={isMissing(field, of) ? 'field is-invalid' : 'field'}>
              <label htmlFor={id}>
                <span>
                  {copy[field]}
                  <span className="vh">, {copy.languages[of]}</span>
                </span>
              </label>
              {field === 'subject' ? (
                <input {...shared} autoComplete="off" />
              ) : (
                <textarea {...shared} rows={6} />
              )}
              {isOther && (
                <p className="error" id={`${id}-stored`}>
                  {insert(copy.stored, { by: refused.by, text: issue.texts[field][of] })}
                </p>
              )}
            </div>
          )
        }),
      )}
    </div>
  )
}

/** When it is sent. */
function When({ loaded: { readers, minutes, pace, items } }: { loaded: NewsletterData }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <section className="when" aria-labelledby="when">
      <h2 className="horizon" id="when">
        {copy.when}
      </h2>
      {items.map(
        ({ key, title, taken }) =>
          taken && (
            <p className="error" key={key}>
              {title}: {copy.taken[taken]}
            </p>
          ),
      )}
      {readers === 0 && <p className="error">{copy.problems.noReaders}</p>}
      <label className="field">
        {copy.at}
        <input type="datetime-local" name="at" />
      </label>
      <button className="btn" name="intent" value="schedule" disabled={readers === 0}>
        {counted(copy.schedule, readers, language)}
      </button>
      <button className="btn btn--go" name="intent" value="now" disabled={readers === 0}>
        {counted(copy.now, readers, language)} <Arrow />
      </button>
      <p className="small slate">
        {insert(plural(copy.minutes, minutes, language), {
          n: number(minutes, language),
          pace,
        })}
      </p>
    </section>
  )
}

/** Shows whether the newsletter is scheduled, being sent, stopped or sent. */
function Sending({ loaded }: { loaded: NewsletterData }) {
  const { issue, sendAt, sentAt, progress, maySend } = loaded
  const { language } = useRootData()
  const copy = words[language]
  const left = progress.readers - progress.sent - progress.refused
  const figures = {
    readers: number(progress.readers, language),
    sent: number(progress.sent, language),
    refused: number(progress.refused, language),
    waiting: number(left, language),
  }
  const isStarted = issue.state !== 'scheduled'
  return (
    <Form method="post" className="stack">
      {issue.state === 'scheduled' && <p>{insert(copy.scheduledFor, { time: sendAt ?? '' })}</p>}
      {sentAt && <p>{insert(copy.sentAt, { time: sentAt })}</p>}
      {isStarted && (
        <>
          <progress
            className="progress"
            max={Math.max(1, progress.readers)}
            value={progress.sent}
            aria-label={copy.states[issue.state]}
          />
          <p>{insert(copy.progress, figures)}</p>
        </>
      )}
      <div className="acts">
        {maySend && issue.state === 'scheduled' && (
          <button className="btn" name="intent" value="stop">
            {copy.unschedule}
          </button>
        )}
        {maySend && issue.state === 'sending' && (
          <button className="btn" name="intent" value="stop">
            {copy.stop}
          </button>
        )}
        {maySend && issue.state === 'stopped' && (
          <button className="btn btn--go" name="intent" value="resume">
            {insert(copy.resume, figures)}
          </button>
        )}
        {issue.state === 'sending' && (
          <Link className="txt" to="?" preventScrollReset>
            {copy.refresh}
          </Link>
        )}
      </div>
    </Form>
  )
}
