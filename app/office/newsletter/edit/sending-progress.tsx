import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { words } from '../words.ts'
import type { NewsletterData } from './load.ts'

/** Shows whether the newsletter is scheduled, being sent, stopped or sent. */
export function SendingProgress({ loaded }: { loaded: NewsletterData }) {
  const { issue, isStarting, sendAt, sentAt } = loaded
  const { language } = useRootData()
  const copy = words[language]
  const isScheduled = issue.state === 'scheduled'
  return (
    <Form method="post" className="stack">
      {isScheduled && (
        <p>{isStarting ? copy.starting : insert(copy.scheduledFor, { time: sendAt ?? '' })}</p>
      )}
      {sentAt && <p>{insert(copy.sentAt, { time: sentAt })}</p>}
      {!isScheduled && <Progress loaded={loaded} />}
      <SendingActions loaded={loaded} />
    </Form>
  )
}

interface LoadedProps {
  loaded: NewsletterData
}

function Progress({ loaded: { issue, progress } }: LoadedProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <>
      <progress
        className="progress"
        max={Math.max(1, progress.readers)}
        value={progress.sent}
        aria-label={copy.states[issue.state]}
      />
      <p>
        {insert(copy.progress, {
          readers: groupedNumber(progress.readers, language),
          sent: groupedNumber(progress.sent, language),
          unsent: groupedNumber(progress.unsent, language),
          waiting: groupedNumber(remainingReaders(progress), language),
        })}
      </p>
    </>
  )
}

const remainingReaders = ({ readers, sent, unsent }: NewsletterData['progress']) =>
  readers - sent - unsent

function SendingActions({ loaded: { issue, isStarting, progress, maySend } }: LoadedProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="acts">
      {maySend && issue.state === 'scheduled' && (
        <button className="btn" name="intent" value="stop">
          {isStarting ? copy.stop : copy.unschedule}
        </button>
      )}
      {maySend && issue.state === 'sending' && (
        <button className="btn" name="intent" value="stop">
          {copy.stop}
        </button>
      )}
      {maySend && issue.state === 'stopped' && remainingReaders(progress) > 0 && (
        <button className="btn btn--go" name="intent" value="resume">
          {insert(copy.resume, { waiting: groupedNumber(remainingReaders(progress), language) })}
        </button>
      )}
      {(isStarting || issue.state === 'sending') && (
        // With scripts the progress updates by itself.
        <noscript>
          <a className="txt" href="?">
            {copy.refresh}
          </a>
        </noscript>
      )}
    </div>
  )
}
